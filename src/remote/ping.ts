import { backend } from '../env'
import { jsonIn } from './send-bytes'
import { timedFetch } from './timed-fetch'

/** Whether the server itself answers: one readable row is asked for, since a captive portal's page is no answer. Never throws. */
export async function ping(): Promise<boolean> {
  const { url, key } = backend()
  try {
    const response = await timedFetch(`${url}/rest/v1/bounties?select=id&limit=1`, {
      headers: { apikey: key },
      cache: 'no-store',
    })
    return response.ok && Array.isArray(jsonIn(await response.text()))
  } catch {
    return false
  }
}
