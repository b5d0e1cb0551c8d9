import * as v from 'valibot'
import { Refusal } from './refusal.ts'
import { serverFetch } from './server-fetch.ts'

const User = v.object({ id: v.pipe(v.string(), v.uuid()), email: v.string() })

/** The person who calls. */
export type Caller = v.InferOutput<typeof User>

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

/** The address of the caller, as the gateway in front of the functions saw it. */
export function callerAddress(request: Request): string {
  const forwarded = request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0]
  return forwarded?.trim().slice(0, 64) || 'unknown'
}

function signInFirst(): Refusal {
  return new Refusal(401, 'sign_in_required', 'Please sign in first.')
}
