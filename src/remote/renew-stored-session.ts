import type { Failure } from '../domain/outbox/classify'
import { parseStoredSession } from '../domain/account/stored-session'
import { backend } from '../env'
import { isRefusedRefresh, localExpiry } from './auth-answer'
import { failureOfThrown, noAnswer, sessionOver } from './failure'
import { jsonIn } from './send-bytes'
import { sessionPort } from './session-port'
import { timedFetch } from './timed-fetch'

/**
 * A new access token for the session that lies on the device, written back as supabase-js keeps it. For the worker, where that
 * library would be half of the script. Null: done. A refusal leaves the session for a page to judge, which may have renewed it
 * meanwhile; any answer that isn't the auth server's counts as none. Never throws.
 */
export async function renewStoredSession(): Promise<Failure | null> {
  const { url, key } = backend()
  const port = sessionPort()
  const { storage, storageKey } = port
  try {
    const was = (await storage.getItem(storageKey)) ?? ''
    const stored = parseStoredSession(was)
    if (!stored) return sessionOver
    const response = await timedFetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: stored.refreshToken }),
      cache: 'no-store',
    })
    const text = await response.text()
    if (!response.ok) return isRefusedRefresh(jsonIn(text)) ? sessionOver : noAnswer
    const renewed = localExpiry(text)
    if (parseStoredSession(renewed)?.user.id !== stored.user.id) return noAnswer
    // Who signed out while the server was asked stays so.
    return (await port.replace(was, renewed)) ? null : noAnswer
  } catch (error) {
    return failureOfThrown(error)
  }
}
