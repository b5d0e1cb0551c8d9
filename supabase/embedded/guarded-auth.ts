import * as v from 'valibot'
import { failureLimit } from './failure-limit.ts'

interface Peer {
  peerAddress: string | null
}

type Answer = (request: Request, peer: Peer) => Promise<Response>

const Named = v.object({ email: v.pipe(v.string(), v.toLowerCase()) })
const Refused = v.object({ error_code: v.picklist(['otp_disabled', 'user_not_found']) })
const FAILURES = 20
/** Longer than hashing a password or sending a mail takes here. */
const EVEN_MS = 400

/**
 * Adds to Lite's auth what hosted Supabase has: guesses at the password or the code of one account are limited for an address,
 * and the answers that could tell whether an account exists take the same time either way.
 */
export function guardedAuth(answer: Answer, now: () => number = Date.now): Answer {
  const guesses = failureLimit(FAILURES, now)
  return async (request, peer) => {
    const kind = kindOf(request)
    if (kind === 'other') return answer(request, peer)
    const key = kind === 'guess' ? await guessedAt(request, peer) : null
    if (key !== null && !guesses.take(key)) return tooMany()
    const started = now()
    const response = await answer(request, peer)
    if (key !== null && response.ok) guesses.giveBack(key)
    if (kind === 'mail' || response.status >= 400) await pause(Math.max(0, started + EVEN_MS - now()))
    return kind === 'mail' ? asIfSent(response) : response
  }
}

/** Whose password or code is guessed at from where; null when no account is named, as with a link's long token. */
async function guessedAt(request: Request, { peerAddress }: Peer): Promise<string | null> {
  const named = v.safeParse(
    Named,
    await request
      .clone()
      .json()
      .catch(() => null),
  )
  return named.success ? `${peerAddress} ${named.output.email}` : null
}

function kindOf({ method, url }: Request): 'guess' | 'mail' | 'other' {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'POST') return 'other'
  if (pathname === '/auth/v1/verify' || (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'))
    return 'guess'
  return ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/resend'].includes(pathname) ? 'mail' : 'other'
}

/** A mail to an address without an account is not sent, and answered like one that is: the refusal would tell who has an account. */
async function asIfSent(response: Response): Promise<Response> {
  const body = v.safeParse(
    Refused,
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  if (!body.success) return response
  const headers = new Headers(response.headers)
  headers.delete('x-sb-error-code')
  headers.delete('content-length')
  return new Response('{}', { status: 200, headers })
}

function tooMany(): Response {
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  return Response.json(body, { status: 429, headers: { 'retry-after': '600' } })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
