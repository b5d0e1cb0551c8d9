import * as v from 'valibot'
import { jsonIn } from './send-bytes'

const goneSession = ['bad_jwt', 'session_expired', 'session_not_found', 'user_not_found'] as const
const refusals = [
  ...goneSession,
  'refresh_token_already_used',
  'refresh_token_not_found',
  'user_banned',
  'validation_failed',
] as const

/** GoTrue's error body in its two versions, with one of these codes. */
const errorWith = <const Code extends string>(codes: readonly Code[]) =>
  v.union([
    v.object({ error_code: v.picklist(codes), msg: v.string() }),
    v.object({ code: v.picklist(codes), message: v.string() }),
  ])
const GoneSessionSchema = errorWith(goneSession)
const BadTokenSchema = errorWith(['bad_jwt'])
const RefusedRefreshSchema = v.union([
  errorWith(refusals),
  v.object({ error: v.literal('invalid_grant'), error_description: v.string() }),
])

/** Whether the auth server itself says that a token has no session any more. */
export function isGoneSession(body: unknown): boolean {
  return v.is(GoneSessionSchema, body)
}

/** Whether the auth server itself takes a token no more, which may only have ended. */
export function isBadToken(body: unknown): boolean {
  return v.is(BadTokenSchema, body)
}

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
