import { noAnswer } from './failure'
import type { Failure } from '../domain/outbox/classify'
import { REQUEST_MS } from './timed-fetch'

let running: Promise<Failure | null> | undefined

/**
 * A new access token, one request for all who ask meanwhile. Null: done, or the session has been renewed by another tab. A refusal
 * means that the session is dead, and supabase-js has removed it; a network failure leaves it as it is.
 */
export function renewSession(): Promise<Failure | null> {
  running ??= renew().finally(() => {
    running = undefined
  })
  return running
}

async function renew(): Promise<Failure | null> {
  const { authClient } = await import('./client')
  const { isAuthRetryableFetchError } = await import('@supabase/supabase-js')
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve(noAnswer), REQUEST_MS)
  })
  const refreshed = authClient()
    .refreshSession()
    .then(({ error }): Failure | null => {
      if (!error) return null
      if (isAuthRetryableFetchError(error)) return noAnswer
      return { status: error.status ?? 401, code: 'no_session', readable: true, retryAfterMs: null }
    })
    .catch(() => noAnswer)
  return Promise.race([refreshed, limit]).finally(() => clearTimeout(timer))
}
