import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { parsedAs } from '../domain/app/parsed-as'
import { parsedRows } from '../domain/app/parsed-rows'
import { type Answer, unreadableRows } from './failure'
import { type Query, readRows } from './data-client'

export type Row = Readonly<Record<string, unknown>>
/** Asks for at most `limit` rows, those after the last one that is there. */
export type PageQuery = (client: SupabaseClient, last: Row | undefined, limit: number) => Query

/**
 * Reads a list to its end, or to `atMost` rows. The server may cut any answer short (`max_rows`), and doesn't say that it did: only an
 * empty page is the end, or one that brings again what is there.
 */
export async function readPages(atMost: number, query: PageQuery): Promise<Answer<Row[]>> {
  const rows: Row[] = []
  while (rows.length < atMost) {
    const last = rows.at(-1)
    const page = await readRows((client) => query(client, last, atMost - rows.length), rawRows)
    if (!page.ok) return page
    const end = page.value.at(-1)
    if (end === undefined || JSON.stringify(end) === JSON.stringify(last)) break
    rows.push(...page.value)
  }
  return { ok: true, value: rows }
}

/** What a list of rows comes to: the console says what doesn't parse, and a list of nothing else could not be read. */
export function answerOf<T>(rows: readonly unknown[], parse: (row: unknown) => T | null): Answer<T[]> {
  const { parsed, fault } = parsedRows(rows, parse)
  if (fault !== null) console.error(fault)
  return parsed === null ? unreadableRows : { ok: true, value: parsed }
}

export async function readList<T>(atMost: number, query: PageQuery, parse: (row: unknown) => T | null): Promise<Answer<T[]>> {
  const rows = await readPages(atMost, query)
  return rows.ok ? answerOf(rows.value, parse) : rows
}

/** Reads one row; null for one that this version doesn't know. */
export const rowOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (row: unknown): T | null => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? parsed.output : null
  }

type Rows = Query & {
  or(filter: string): Rows
  order(column: string, options: { ascending: boolean }): Rows
  limit(count: number): Rows
}

/** Those rows of a query that follow the last one, at most `limit`, in descending order of a time and the id. */
export function latestFirst(query: Rows, column: string, last: Row | undefined, limit: number): Query {
  return (last ? query.or(olderThan(column, last)) : query)
    .order(column, { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
}

/** The filter for rows after this one in descending order of a time and the id; times as the server spells them, since a cursor cut to milliseconds would skip rows. */
export function olderThan(column: string, last: Row): string {
  const [time, id] = [String(last[column]), String(last['id'])]
  return `${column}.lt."${time}",and(${column}.eq."${time}",id.lt."${id}")`
}

/** The rows of an answer; undefined where it is no list. */
export const rawRows = parsedAs(v.array(v.record(v.string(), v.unknown())))
