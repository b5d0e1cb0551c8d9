import * as v from 'valibot'
import { Unreachable } from '../domain/network/unreachable'
import { faultOrUnreachable } from './failure'
import { jsonIn, timedFetch } from './timed-fetch'

const [text, number] = [v.string(), v.number()]
const session = v.object({ access_token: text, refresh_token: text, expires_in: number, user: v.object({ id: text }) })
const user = v.object({ id: text, aud: text })
const nothing = v.custom((body) => JSON.stringify(body) === '{}')

/** What the auth server answers where it did what was asked, by method and path. Nothing else that comes with a 200 says that it is done. */
const goodAnswers: Record<string, v.GenericSchema> = {
  'POST token': session,
  'POST signup': v.union([session, user]),
  // A change of address needs the links of two mails; the first gives words and no session.
  'POST verify': v.union([session, v.object({ msg: text, code: v.picklist(['200', 200]) })]),
  'POST recover': nothing,
  'POST otp': nothing,
  'GET user': user,
  'PUT user': user,
  'POST factors': v.object({ id: text, totp: v.object({ qr_code: text, secret: text }) }),
  'POST factor/challenge': v.object({ id: text, expires_at: number }),
  'POST factor/verify': session,
  'DELETE factor': v.strictObject({ id: text }),
}

const invalidGrant = v.object({ error: v.literal('invalid_grant'), error_description: text })
const refusal = v.union([
  v.object({ error_code: text, msg: text }),
  // How its older versions refuse.
  v.strictObject({ code: number, msg: text }),
  invalidGrant,
])
/** How its newer versions do, which name themselves in a header. */
const newerRefusal = v.object({ code: text, message: text })

/**
 * fetch for supabase-js's auth. The library takes any 200 for a deed that is done, any 4xx for a refusal, and ends the session at an answer
 * to a token refresh that is not a 5xx of its list. So whatever isn't the auth server's own word on what was asked (a gateway, a captive portal,
 * a server in trouble) becomes a network error here, which it takes as "later".
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await timedFetch(input, init)
    const body = await response.text()
    if (!isOwn(new URL(input instanceof Request ? input.url : input), init?.method ?? 'GET', response, jsonIn(body)))
      throw new Unreachable('The auth server did not answer.')
    return new Response((response.ok ? localExpiry(body) : body) || null, response)
  } catch (error) {
    throw faultOrUnreachable(error)
  }
}

function isOwn({ pathname, searchParams }: URL, method: string, { ok, status, headers }: Response, body: unknown): boolean {
  const asked = `${method} ${pathname.replace(/.*\/auth\/v1\//, '').replace(/^factors\/[^/]+/, 'factor')}`
  if (status === 204) return asked === 'POST logout'
  if (ok) return v.is(goodAnswers[asked] ?? v.never(), body)
  if (searchParams.get('grant_type') === 'refresh_token') return isRefusedRefresh(body)
  // Above stand its own troubles: they refuse nothing.
  return status < 500 && v.is(headers.has('X-Supabase-Api-Version') ? v.union([newerRefusal, refusal]) : refusal, body)
}

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
  v.union([v.object({ error_code: v.picklist(codes), msg: text }), v.object({ code: v.picklist(codes), message: text })])
const GoneSessionSchema = errorWith(goneSession)
const BadTokenSchema = errorWith(['bad_jwt'])
const RefusedRefreshSchema = v.union([errorWith(refusals), invalidGrant])

/** Whether the auth server itself says that a token has no session any more. */
export const isGoneSession = (body: unknown): boolean => v.is(GoneSessionSchema, body)

/** Whether the auth server itself takes a token no more, which may only have ended. */
export const isBadToken = (body: unknown): boolean => v.is(BadTokenSchema, body)

/** Whether the auth server itself has refused to renew a session: anything else that answers says nothing of it. */
export const isRefusedRefresh = (body: unknown): boolean => v.is(RefusedRefreshSchema, body)

const NewSessionSchema = v.looseObject({ access_token: text, expires_in: number, expires_at: v.optional(number) })

/**
 * A new session with its end told by this device's clock, by which it will be judged: told by the server's, a phone whose clock is days
 * ahead would renew the token before every request. Anything else is left as it is.
 */
export function localExpiry(body: string): string {
  const parsed = v.safeParse(NewSessionSchema, jsonIn(body))
  if (!parsed.success) return body
  return JSON.stringify({ ...parsed.output, expires_at: Math.floor(Date.now() / 1000) + parsed.output.expires_in })
}
