import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Unreachable } from '../domain/network/unreachable'
import { backend } from '../env'
import { failureOf, faultOrUnreachable } from './failure'
import { freshToken } from './renew-session'
import { jsonIn, timedFetch } from './timed-fetch'

let data: SupabaseClient | undefined

/**
 * fetch for supabase-js's tables. The library reads an empty 200 as null, and an empty 404 or one with `[]` as a success: whatever of the
 * database's answers isn't its own JSON counts as none.
 */
async function dataFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init)
  if (!String(input instanceof Request ? input.url : input).includes('/rest/v1/')) return response
  const text = await response.text()
  const body = jsonIn(text)
  const isOwn = response.ok ? body !== undefined : failureOf('database', response, body, 0).source !== null
  if (isOwn) return new Response(text, response)
  // Who asked hears that the academy did not answer, and a screen also that its server failed, which a phone without a network never hears.
  if (response.status >= 500) return Response.json({ code: 'offline' }, response)
  throw new Unreachable('The database did not answer.')
}

/**
 * Tables, files and edge functions, under the stored session or as a visitor. Apart from the auth client, whose own token look-up
 * waits up to half a minute for a renewal when offline.
 */
export function dataClient(): SupabaseClient {
  if (data) return data
  const { url, key } = backend()
  data = createClient(url, key, {
    accessToken: () => freshToken().catch((error: unknown) => Promise.reject(faultOrUnreachable(error))),
    global: { fetch: dataFetch },
  })
  return data
}
