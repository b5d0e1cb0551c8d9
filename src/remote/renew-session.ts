import { requestLimit } from '../domain/network/request-limit'
import type { Failure } from '../domain/outbox/answer'
import { failureOfThrown, isFault, noAnswer, ownFault, sessionOver, tooSlow } from './failure'
import { sessionPort } from './session-port'

let running: Promise<Failure | null> | undefined
let renewedAt = Number.NEGATIVE_INFINITY
/** How many waits for a renewal in a row have ended without one. */
let timeouts = 0

/**
 * A new access token, one request for all who ask meanwhile. Null: done, or the session has been renewed by another tab. A refusal
 * means that the session is dead, and takes it off the device; a network failure leaves it as it is.
 */
export function renewSession(): Promise<Failure | null> {
  running ??= renew().finally(() => {
    running = undefined
  })
  return running
}

/** The same for a request that was begun at `startedAt` (monotonic, ms) and refused: a renewal since then has served it already. */
export async function renewSessionFor(startedAt: number): Promise<Failure | null> {
  return renewedAt > startedAt ? null : renewSession()
}

async function renew(): Promise<Failure | null> {
  const { isAuthRetryableFetchError } = await import('@supabase/supabase-js')
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), requestLimit(timeouts))
  })
  const refreshed = refresh(isAuthRetryableFetchError).catch(failureOfThrown)
  const failure = await Promise.race([refreshed, limit]).finally(() => clearTimeout(timer))
  timeouts = failure === tooSlow ? timeouts + 1 : 0
  return failure
}

async function refresh(isRetryable: (error: unknown) => boolean): Promise<Failure | null> {
  const { authClient, dropRefusedSession } = await import('./auth-client')
  const before = await sessionPort().read()
  // Merely looked at, a token that has ended is renewed by the library, and another tab may have done it: once is enough.
  const looked = await authClient().getSession()
  const now = await sessionPort().read()
  const isRenewed = now !== null && now.accessToken !== before?.accessToken
  const { error } = isRenewed || looked.error ? looked : await authClient().refreshSession()
  if (error) {
    if (isRetryable(error)) return isFault(error) ? ownFault : noAnswer
    // The worker may have renewed it in the midst of this try, which then counts for nothing.
    const after = await sessionPort().read()
    if (after === null || after.accessToken === now?.accessToken) {
      if (after !== null) await dropRefusedSession()
      return sessionOver
    }
  }
  renewedAt = performance.now()
  return null
}

/** The library's own margin: a token with 90 seconds left is renewed. */
const MARGIN_S = 90

/** No token of Supabase lives longer: one that seems to was kept before this device's clock was set back. */
const LONGEST_S = 604_800

/** The stored access token, renewed first when it is about to end; null for a visitor. An old token is better than none: the server decides. */
export async function freshToken(): Promise<string | null> {
  const session = await sessionPort().read()
  if (!session) return null
  const left = session.expiresAt - Date.now() / 1000
  if (left > MARGIN_S && left <= LONGEST_S) return session.accessToken
  await renewSession()
  return (await sessionPort().read())?.accessToken ?? null
}
