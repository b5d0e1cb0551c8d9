import { required, secretKey } from './environment.ts'
import { Refusal } from './refusal.ts'

const TIMEOUT_MS = 10_000

/** Calls Supabase with the server's secret key, or with the token of a person. Throws a Refusal when nothing answers in time. */
export async function serverFetch(path: string, init: { method: string; body?: unknown; token?: string }): Promise<Response> {
  const key = secretKey()
  // Keys of the older form are tokens too, and are wanted in both places; the newer ones are keys only.
  const bearer = init.token ?? (key.startsWith('sb_') ? null : key)
  return reach(`${required('SUPABASE_URL')}${path}`, {
    method: init.method,
    headers: { apikey: key, 'content-type': 'application/json', ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
}

/** Fetches with a time limit. Throws a Refusal 503 when nothing answers in time, so that no function hangs on another's server. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch {
    throw new Refusal(503, 'unreachable', 'A service that we need did not answer. Please try again.')
  }
}
