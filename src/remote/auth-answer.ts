import * as v from 'valibot'
import { jsonIn } from './send-bytes'

const refusals = [
  'bad_jwt',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
  'validation_failed',
] as const

/** GoTrue's error body in its two versions, with a code that ends a session. */
const RefusedRefreshSchema = v.union([
  v.object({ error_code: v.picklist(refusals), msg: v.string() }),
  v.object({ code: v.picklist(refusals), message: v.string() }),
  v.object({ error: v.literal('invalid_grant'), error_description: v.string() }),
])

/** Whether the auth server itself has refused to renew a session: anything else that answers says nothing of it. */
export function isRefusedRefresh(body: unknown): boolean {
  return v.is(RefusedRefreshSchema, body)
}

const NewSessionSchema = v.looseObject({ access_token: v.string(), expires_in: v.number(), expires_at: v.optional(v.number()) })

/**
 * A new session with its end told by this device's clock, by which it will be judged: told by the server's, a phone whose clock is days
 * ahead would renew the token before every request. Anything else is left as it is.
 */
export function localExpiry(text: string, now: number = Date.now()): string {
  const parsed = v.safeParse(NewSessionSchema, jsonIn(text))
  if (!parsed.success) return text
  return JSON.stringify({ ...parsed.output, expires_at: Math.floor(now / 1000) + parsed.output.expires_in })
}
