import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callable } from './callable.ts'
import { engines, type Database } from './database.ts'

const lints = readFileSync(join(import.meta.dirname, 'lints.sql'), 'utf8')
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const Found = v.array(v.object({ level: v.picklist(['error', 'warning', 'info']), rule: v.string(), object: v.string() }))

describe.each(engines)('the database linter’s rules on $name', ({ open }) => {
  let db: Database
  let found: v.InferOutput<typeof Found>
  beforeAll(async () => {
    db = await open()
    found = v.parse(Found, await db.root.query(lints))
  })
  afterAll(() => db.close())

  const objectsOf = (rule: string) => found.filter((each) => each.rule === rule).map(({ object }) => object)

  it('find no error', () => {
    expect(found.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('warn of nothing but what the README explains', () => {
    const rules = [...new Set(found.filter(({ level }) => level !== 'error').map(({ rule }) => rule))]
    expect(rules.filter((rule) => !readme.includes(`\`${rule}\``))).toEqual([])
  })

  it('warn of exactly the functions that are meant to be called', () => {
    for (const role of ['anon', 'authenticated'] as const) {
      expect(objectsOf(`${role}_security_definer_function_executable`)).toEqual(callable[role].map((name) => `public.${name}`))
    }
  })

  it('warn of unconditional policies of the acts’ own role only', () => {
    expect(objectsOf('rls_policy_always_true').filter((name) => !/ (insert|update|delete)_acts$/.test(name))).toEqual([])
  })

  it('see what they look for', async () => {
    await db.root.exec(`create table public.naked (secret text);
      grant select on public.naked to anon;
      create view public.shown as select id from auth.users;
      grant select on public.shown to anon;
      create function public.loose() returns integer language sql as 'select 1';
      create table public.half (id integer primary key);
      alter table public.half enable row level security;
      create policy select_own on public.half for select to authenticated using (auth.uid() is not null);
      create schema pgmq;
      create table pgmq.q_letters (id integer primary key);
      grant select on pgmq.q_letters to authenticated;
      create index unasked on public.naked (secret);
      insert into public.naked select repeat(md5(n::text), 20) from generate_series(1, 40000) n;
      create policy select_other on public.half for select to authenticated using ((auth.jwt() -> 'user_metadata') is not null);`)
    const seen = v.parse(Found, await db.root.query(lints)).map(({ rule, object }) => `${rule} ${object}`)
    expect(seen).toEqual(
      expect.arrayContaining([
        'auth_users_exposed public.shown',
        'insecure_queue_exposed_in_api pgmq.q_letters',
        'unused_index unasked',
        'security_definer_view public.shown',
        'rls_disabled_in_public public.naked',
        'sensitive_columns_exposed public.naked.secret',
        'no_primary_key public.naked',
        'function_search_path_mutable public.loose',
        'auth_rls_initplan public.half select_own',
        'rls_references_user_metadata public.half select_other',
        'multiple_permissive_policies public.half SELECT authenticated',
      ]),
    )
  })
})
