import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueOf, differences, type Catalogue } from './catalogue.ts'
import { declareSchema, engines, schemaFiles, type Database } from './database.ts'

it('config.toml names each file of the schema once', () => {
  const folder = join(import.meta.dirname, '../schema')
  expect(schemaFiles().toSorted()).toEqual(
    readdirSync(folder)
      .toSorted()
      .map((name) => join(folder, name)),
  )
})

describe.each(engines)('the schema on $name', ({ open }) => {
  let declared: Database
  let migrated: Catalogue
  beforeAll(async () => {
    const db = await open()
    migrated = await catalogueOf(db.root)
    await db.close()
    declared = await open(declareSchema)
  })
  afterAll(() => declared?.close())

  it('is what the migrations make (+ the schema, - the migrations)', async () => {
    expect(differences(await catalogueOf(declared.root), migrated).join('\n\n')).toBe('')
  })

  it.each([
    [
      'a word of a function',
      "do $$ begin execute replace(pg_get_functiondef('public.my_profile'::regproc), 'p.created_at\n', 'now()\n'); end $$",
      'function public.my_profile()',
    ],
    ['who may call a function', 'grant execute on function public.my_data to anon', 'function public.my_data()'],
    ['whose rights a function has', 'alter function private.setting owner to academy_acts', 'function private.setting(text)'],
    ['a policy', 'alter policy select_visitor on public.bounties using (true)', 'policy public.bounties select_visitor'],
    [
      'the default of a column',
      "alter table public.profiles alter column display_name set default 'Cadet'",
      'column public.profiles.display_name',
    ],
    ['the figures of a column', 'alter table public.profiles alter column id set statistics -1', 'column public.profiles.id'],
    [
      'a grant of a column',
      'grant select (reviewer_id) on public.completions to authenticated',
      'column public.completions.reviewer_id',
    ],
    ['a grant of a table', 'grant delete on public.contributions to academy_acts', 'relation public.contributions'],
    ['row security', 'alter table public.bounties disable row level security', 'relation public.bounties'],
    [
      'a condition of a table',
      'alter table public.contributions drop constraint contributions_amount_check',
      'constraint public.contributions contributions_amount_check: missing',
    ],
    ['an index', 'drop index public.bounties_due', 'index public.bounties_due: missing'],
    [
      'a trigger',
      'alter table public.contributions disable trigger academy_keep_ledger',
      'trigger public.contributions academy_keep_ledger',
    ],
    [
      'rights at birth',
      'alter default privileges for role project_owner in schema private grant select on tables to anon',
      'default privilege project_owner private r: too many',
    ],
    ['a role', 'alter role academy_acts bypassrls', 'role academy_acts'],
    [
      'a limit',
      "update private.settings set value = 61 where name = 'acts_per_hour'",
      'row private.settings {"name": "acts_per_hour", "value": 61}: too many',
    ],
    ['the bucket', 'update storage.buckets set public = true', 'row storage.buckets'],
  ])('would not be taken for it with %s changed', async (_, change, named) => {
    await declared.root.exec('begin')
    await declared.root.exec(change)
    const found = differences(await catalogueOf(declared.root), migrated)
    await declared.root.exec('rollback')
    expect(found.map((each) => each.slice(0, named.length))).toContain(named)
  })
})
