import type { Failure } from '../domain/outbox/classify'
import { backend } from '../env'
import { failureOf, failureOfThrown, serverTime } from './failure'
import { jsonIn } from './send-bytes'
import { timedFetch, whole } from './timed-fetch'

type Pong = { ok: true; serverTime: number | null } | { ok: false; failure: Failure }

/** Asks the server itself for one readable row: a captive portal's page is no answer. Tells the server's time, too. Never throws. */
export async function ping(): Promise<Pong> {
  const { url, key } = backend()
  try {
    const response = await timedFetch(`${url}/rest/v1/bounties?select=id&limit=1`, {
      headers: { apikey: key },
      cache: 'no-store',
    })
    const body = jsonIn(await whole(response.text()))
    if (response.ok && Array.isArray(body)) return { ok: true, serverTime: serverTime(response.headers) }
    return { ok: false, failure: failureOf('database', response, response.ok ? undefined : body, Date.now()) }
  } catch (error) {
    return { ok: false, failure: failureOfThrown(error) }
  }
}
