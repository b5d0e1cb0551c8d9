import { Buffer } from 'node:buffer'
import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { addressGroup } from './address-group.ts'
import { secretKeys, variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { serverFetch } from './server-fetch.ts'

const User = v.object({ id: v.pipe(v.string(), v.uuid()), email: v.string() })

/** The person who calls. */
export type Caller = v.InferOutput<typeof User>

const Claims = v.object({ session_id: v.pipe(v.string(), v.uuid()), aal: v.fallback(v.nullable(v.string()), null) })

/** The person who calls, with the session of the token, and the level that it claims: `aal2` after a second factor. */
export type CallerBySession = Caller & { sessionId: string; level: string | null }

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** Who calls, as the auth server knows the token. Throws a Refusal 401 for nobody, or a token that is not in force. */
export async function signedInCaller(request: Request): Promise<Caller> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw signInFirst()
  const response = await serverFetch('/auth/v1/user', { method: 'GET', token })
  if (response.status >= 500) throw new Refusal(503, 'unavailable', 'Something went wrong on the server. Please try again.')
  const parsed = v.safeParse(User, await response.json().catch(() => null))
  if (!response.ok || !parsed.success) throw signInFirst()
  return parsed.output
}

/**
 * The person who calls, who must be the one that a page names. An older page names nobody. Throws a Refusal 412 other_account where somebody
 * else has signed in since it was opened.
 */
export async function expectedCaller(request: Request, expectedUser: string | undefined): Promise<Caller> {
  const caller = await signedInCaller(request)
  if (expectedUser !== undefined && expectedUser !== caller.id)
    throw new Refusal(412, 'other_account', 'Another account is signed in on this device now. Please look which, and try again.')
  return caller
}

/** Who calls and by which session, as the token says once the auth server has found it in force. Throws a Refusal as signedInCaller does. */
export async function callerBySession(request: Request): Promise<CallerBySession> {
  const caller = await signedInCaller(request)
  const payload = request.headers.get('authorization')?.split('.')[1] ?? ''
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), Claims), Buffer.from(payload, 'base64url').toString())
  if (!claims.success) throw signInFirst()
  return { ...caller, sessionId: claims.output.session_id, level: claims.output.aal }
}

/**
 * The address of the caller, as limits count it and as what stands in front of the functions saw it. Anybody can send any header: believed is the one that
 * TRUSTED_ADDRESS_HEADER names, else what the nearest proxy appended to x-forwarded-for.
 */
export function callerAddress(request: Request): string {
  const trusted = variable('TRUSTED_ADDRESS_HEADER')
  const told = trusted === null ? request.headers.get('x-forwarded-for')?.split(',').at(-1) : request.headers.get(trusted)
  return addressGroup(told)
}

/** Lets a job of the server in, which has its secret key. Throws a Refusal 403 for everybody else. */
export function requireServer(request: Request): void {
  const given = Buffer.from(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
  const isKnown = secretKeys().some((key) => given.length === Buffer.byteLength(key) && timingSafeEqual(given, Buffer.from(key)))
  if (!isKnown) throw new Refusal(403, 'forbidden', 'Only the server may do this.')
}

/** The refusal of nobody, and of a token that is not in force. */
export function signInFirst(): Refusal {
  return new Refusal(401, 'sign_in_required', 'Please sign in first.')
}
