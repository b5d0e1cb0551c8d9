import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type Database } from './database.ts'

const migration = (name: string) => readFileSync(join(import.meta.dirname, '../migrations', name), 'utf8')
/** What a migration asks of the platform it finds, which stands at its end. */
const lastBlockOf = (text: string) => text.slice(text.lastIndexOf('do $$'))

describe.each(engines)('beside what hosted Supabase brings, on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const mayUse = (schema: string) =>
    db.root.query(
      "select role, has_schema_privilege(role, $1, 'usage') as may from unnest(array['anon', 'authenticated']) role",
      [schema],
    )
  const mayExpire = () =>
    db.root.query(
      `select role, has_function_privilege(role, 'public.expire_due_bounties(integer)', 'execute') as may
       from unnest(array['anon', 'authenticated', 'service_role']) role`,
    )

  it.each(['graphql', 'graphql_public'])('nobody may ask the schema %s, which would tell tables and columns', async (schema) => {
    await db.root.exec(`create schema ${schema}; grant usage on schema ${schema} to public, anon, authenticated`)
    await db.root.exec(migration('20261122161000_no_graphql.sql'))
    expect(await mayUse(schema)).toEqual([
      { role: 'anon', may: false },
      { role: 'authenticated', may: false },
    ])
  })

  it('only the server may end what is due where pg_cron does so each minute, and anybody elsewhere', async () => {
    const opens = lastBlockOf(migration('20261101001100_expiry.sql'))
    expect((await mayExpire()).map(({ may }) => may)).toEqual([true, true, true])
    await db.root.exec('revoke execute on function public.expire_due_bounties(integer) from anon, authenticated')
    await db.root.exec(`create schema cron;
      create function cron.schedule(text, text, text) returns bigint language sql as $$ select 1::bigint $$`)
    await db.root.exec(opens)
    expect((await mayExpire()).map(({ may }) => may)).toEqual([false, false, true])
    await db.root.exec('drop schema cron cascade')
    await db.root.exec(opens)
    expect((await mayExpire()).map(({ may }) => may)).toEqual([true, true, true])
  })
})
