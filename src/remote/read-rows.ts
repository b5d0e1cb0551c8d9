import { dataClient } from './client'
import { type Answer, offline, refusalOf, unreadable } from './failure'
import { renewSession } from './renew-session'
import type { SupabaseClient } from '@supabase/supabase-js'

type Reply = { data: unknown; error: unknown; status: number }

/**
 * Runs one query and parses what it brings; `parse` answers undefined for what it doesn't know. A token that the server calls
 * expired, though this device's clock does not, is renewed once. Never throws.
 */
export async function readRows<T>(
  query: (client: SupabaseClient) => PromiseLike<Reply>,
  parse: (data: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    let reply = await query(dataClient())
    if (reply.status === 401 && (await renewSession()) === null) reply = await query(dataClient())
    if (reply.error) return refusalOf(reply.error, reply.status)
    const value = parse(reply.data)
    return value === undefined ? unreadable : { ok: true, value }
  } catch {
    return offline
  }
}

/** Rows that parse; undefined when the answer is no list at all. One strange row doesn't hide the others. */
export function rowsOf<T>(data: unknown, parse: (row: unknown) => T | null): T[] | undefined {
  if (!Array.isArray(data)) return undefined
  return data.flatMap((row: unknown) => parse(row) ?? [])
}
