import { Unreachable } from '../domain/unreachable'

/** An answer that takes longer isn't worth waiting for on a phone. The outbox asks again under the same key. */
export const REQUEST_MS = 15_000

function reachNobody(cause: unknown): never {
  throw new Unreachable(cause instanceof Error ? cause.message : 'Nothing answered.', { cause })
}

/** fetch with our own time-out, that follows no redirect: a captive portal's is no answer of ours. Rejects with Unreachable alone. */
export function timedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  return fetch(input, { ...init, redirect: 'error', signal }).catch(reachNobody)
}

/** Waits for an answer's body: one that breaks off is no answer, too. */
export const whole = <T>(body: Promise<T>): Promise<T> => body.catch(reachNobody)
