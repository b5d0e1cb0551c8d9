import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

type Definition = { table: string; name: string; definition: string }

const schemas = "('public', 'private')"
const keysOf = (kinds: string) => `select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace::regnamespace::text in ${schemas} and conrelid <> 0 and contype in (${kinds})`
const indexesOnly = `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace::regnamespace::text in ${schemas}
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`

const list = async (client: Client, query: string) => (await client.query<Definition>(query)).rows

/**
 * Fills an empty, migrated database with so many bounties. Keys and indexes are taken away before and made again after, the indexes
 * over two connections, since a row that is entered into twenty trees one by one costs ten times its share of building them.
 */
export async function fill(client: Client, second: Client, bounties: number): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'database-fill.sql'), 'utf8')
    .replaceAll(':members', String(membersFor(bounties)))
    .replaceAll(':bounties', String(bounties))
  const references = await list(client, keysOf("'f'"))
  const keys = await list(client, keysOf("'p', 'u'"))
  const indexes = await list(client, indexesOnly)
  for (const { table, name } of [...references, ...keys]) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)

  await client.query('set session_replication_role = replica')
  await client.query(script)
  await client.query('reset session_replication_role')

  // The index of words takes as long as all the others together, and a key can't be made of a table whose index is being made.
  const wordy = new Set(indexes.filter(({ definition }) => definition.includes('gin')).map(({ table }) => table))
  const ofWords = ({ table }: Definition) => wordy.has(table)
  const others = (made: Definition) => !ofWords(made)
  await Promise.all([
    make(second, keys.filter(ofWords), indexes.filter(ofWords)),
    make(client, keys.filter(others), indexes.filter(others)),
  ])
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

export const membersFor = (bounties: number) => Math.max(200, bounties / 5)

async function make(client: Client, keys: Definition[], indexes: Definition[]): Promise<void> {
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) await client.query(definition)
}
