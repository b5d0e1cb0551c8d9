import { Buffer } from 'node:buffer'
import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { addressGroup } from './address-group.ts'
import { secretKeys, variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { serverFetch } from './server-fetch.ts'

const User = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  factors: v.optional(v.array(v.object({ status: v.string() })), []),
})

const Claims = v.object({ session_id: v.pipe(v.string(), v.uuid()), aal: v.fallback(v.nullable(v.string()), null) })

/** The person who calls, with the session of the token, and the level that it claims: `aal2` after a second factor. */
export type Caller = { id: string; email: string; sessionId: string; level: string | null }

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/**
 * Who calls, as the auth server knows the token. Throws a Refusal: 401 for nobody, or a token that is not in force; 403 for a session that a
 * password alone opened of somebody with a second factor, who is asked for its code first.
 */
export async function signedInCaller(request: Request): Promise<Caller> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw signInFirst()
  const response = await serverFetch('/auth/v1/user', { method: 'GET', token })
  if (response.status >= 500) throw new Refusal(503, 'unavailable', 'Something went wrong on the server. Please try again.')
  const user = v.safeParse(User, await response.json().catch(() => null))
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), Claims), payload)
  if (!response.ok || !user.success || !claims.success) throw signInFirst()
  const { id, email, factors } = user.output
  const { session_id: sessionId, aal: level } = claims.output
  if (level !== 'aal2' && factors.some(({ status }) => status === 'verified')) throw confirmFirst()
  return { id, email, sessionId, level }
}

/**
 * The person who calls, who must be the one that a page names. An older page names nobody. Throws a Refusal as signedInCaller does, and 412
 * other_account where somebody else has signed in since it was opened.
 */
export async function expectedCaller(request: Request, expectedUser: string | undefined): Promise<Caller> {
  const caller = await signedInCaller(request)
  if (expectedUser !== undefined && expectedUser !== caller.id)
    throw new Refusal(412, 'other_account', 'Another account is signed in on this device now. Please look which, and try again.')
  return caller
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

function confirmFirst(): Refusal {
  return new Refusal(403, 'second_factor_needed', 'Please confirm with your second factor first: Account asks for its code.')
}

/** The refusal of nobody, and of a token that is not in force. */
export function signInFirst(): Refusal {
  return new Refusal(401, 'sign_in_required', 'Please sign in first.')
}
