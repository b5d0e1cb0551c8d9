import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Unreachable } from '../domain/network/unreachable'
import { backend } from '../env'
import { type Answer, failureOf, faultOrUnreachable, offline, refusalOf, refusalOfThrown } from './failure'
import { freshToken, renewSessionFor } from './renew-session'
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

/** Tables, files and edge functions, as who is signed in or a visitor. Apart from the auth client, whose look-up of a token takes half a minute offline. */
export function dataClient(): SupabaseClient {
  const { url, key } = backend()
  data ??= createClient(url, key, {
    accessToken: () => freshToken().catch((error: unknown) => Promise.reject(faultOrUnreachable(error))),
    global: { fetch: dataFetch },
  })
  return data
}

/** A query of supabase-js, which would ask again by itself for seconds: the screens show the cache meanwhile. */
export type Query = { retry(enabled: boolean): PromiseLike<Reply> }
export type Reply = { data: unknown; error: unknown; status: number }

/** Runs one query; `parse` answers undefined for what it doesn't know. A token that only the server calls expired is renewed once. Never throws. */
export async function readRows<T>(
  query: (client: SupabaseClient) => Query,
  parse: (data: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const startedAt = performance.now()
    let reply = await query(dataClient()).retry(false)
    if (reply.status === 401 && (await renewSessionFor(startedAt)) === null) reply = await query(dataClient()).retry(false)
    if (reply.error) return refusalOf(reply.error, reply.status)
    const value = parse(reply.data)
    return value === undefined ? offline : { ok: true, value }
  } catch (error) {
    return refusalOfThrown(error)
  }
}
