import type { Failure } from '../domain/outbox/answer'
import { backend } from '../env'
import { failureOf, failureOfThrown, serverTime } from './failure'
import { jsonIn, timedFetch } from './timed-fetch'

export { answersSlowly } from './timed-fetch'

const isUuid = (body: unknown): body is string =>
  typeof body === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(body)

type Pong = { ok: true; serverTime: number | null; epoch: string | null } | { ok: false; failure: Failure }

/**
 * Asks the server itself for its epoch: a captive portal's page is no answer. Tells the server's time, too. A server that is older than the
 * question knows no epoch, and is heard all the same. Never throws.
 */
export async function ping(): Promise<Pong> {
  const { url, key } = backend()
  try {
    const response = await timedFetch(`${url}/rest/v1/rpc/server_epoch`, {
      headers: { apikey: key },
      cache: 'no-store',
    })
    const body = jsonIn(await response.text())
    if (response.ok && isUuid(body)) return { ok: true, serverTime: serverTime(response.headers), epoch: body }
    const failure = failureOf('database', response, response.ok ? undefined : body, Date.now())
    return failure.code === 'PGRST202' ? { ok: true, serverTime: failure.serverTime, epoch: null } : { ok: false, failure }
  } catch (error) {
    return { ok: false, failure: failureOfThrown(error) }
  }
}
