import { dataClient } from './data-client'
import { type Answer, offline, refusalOf, refusalOfThrown } from './failure'
import { renewSessionFor } from './renew-session'
import type { SupabaseClient } from '@supabase/supabase-js'

/** A query of supabase-js, which would ask again by itself for seconds: the screens show the cache meanwhile. */
export type Query = { retry(enabled: boolean): PromiseLike<Reply> }
export type Reply = { data: unknown; error: unknown; status: number }

/**
 * Runs one query and parses what it brings; `parse` answers undefined for what it doesn't know. A token that the server calls
 * expired, though this device's clock does not, is renewed once. Never throws.
 */
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
