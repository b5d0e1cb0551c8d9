import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptanceStatuses, BountyStatusSchema } from '../../src/domain/bounties/bounty.ts'
import { completionStatuses } from '../../src/domain/bounties/completion.ts'
import { askedByPolicies, callable } from './callable.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('the catalogue on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const ours = "n.nspname in ('public', 'private')"
  const names = async (query: string, values: unknown[] = []) => (await db.root.query(query, values)).map((row) => row['name'])

  it.each(['anon', 'authenticated', 'service_role'] as const)('lets %s call exactly these functions of public', async (role) => {
    const allowed = await names(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute') order by 1`,
      [role],
    )
    expect(allowed).toEqual(callable[role])
  })

  it.each([
    ['bounties', BountyStatusSchema.options],
    ['bounty_acceptances', acceptanceStatuses],
    ['completions', completionStatuses],
  ])('gives a row of %s the statuses that the app knows', async (table, known) => {
    const [check] = await names(
      `select pg_get_constraintdef(c.oid) as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = 'status'`,
      [`public.${table}`],
    )
    const [...allowed] = String(check).matchAll(/'(\w+)'/g)
    expect(new Set(allowed.map(([, status]) => status))).toEqual(new Set(known))
  })

  it('lets a signed-in person call what policies ask in private, and a visitor nothing', async () => {
    const query = `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'private' and has_function_privilege($1, p.oid, 'execute') order by 1`
    expect(await names(query, ['authenticated'])).toEqual(askedByPolicies)
    expect(await names(query, ['anon'])).toEqual([])
  })

  it('has no function that PUBLIC may call, and none whose search path doesn’t end in the session’s own schema', async () => {
    expect(
      await names(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${ours} and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`),
    ).toEqual([])
    expect(
      await names(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${ours} and not coalesce(p.proconfig @> array['search_path=pg_catalog, pg_temp'], false)`),
    ).toEqual([])
  })

  it('compiles no question, for whoever connects', async () => {
    const query = 'select unnest(setconfig) as name from pg_db_role_setting where setrole = 0'
    expect(await names(query)).toContain('jit=off')
  })

  it('runs every definer function as the role that owns nothing, but what looks sessions up, and what ends them at a proof', async () => {
    expect(
      await names(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${ours} and p.prosecdef and pg_get_userbyid(p.proowner) <> 'academy_acts' order by 1`),
    ).toEqual(['end_what_was_before', 'session_standing', 'take_up_mail_link'])
    expect(await names("select relname as name from pg_class where pg_get_userbyid(relowner) = 'academy_acts'")).toEqual([])
    expect(
      await db.root.query(
        "select rolsuper, rolcanlogin, rolcreaterole, rolbypassrls from pg_roles where rolname = 'academy_acts'",
      ),
    ).toEqual([{ rolsuper: false, rolcanlogin: false, rolcreaterole: false, rolbypassrls: false }])
  })

  it('leaves the acts no way to create, to change the ledger or to read an account', async () => {
    const [rights] = await db.root.query(
      `select has_schema_privilege('academy_acts', 'public', 'create') or has_schema_privilege('academy_acts', 'private', 'create') as creates,
        has_any_column_privilege('academy_acts', 'public.contributions', 'update') as rewrites,
        has_table_privilege('academy_acts', 'public.contributions', 'delete') as deletes,
        has_any_column_privilege('academy_acts', 'auth.users', 'select') as accounts,
        has_column_privilege('academy_acts', 'public.bounties', 'title', 'update') as retitles`,
    )
    expect(rights).toEqual({ creates: false, rewrites: false, deletes: false, accounts: false, retitles: false })
  })

  it('guards every table of public with row security and named policies', async () => {
    expect(
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity`),
    ).toEqual([])
    expect(
      await names(
        "select policyname as name from pg_policies where schemaname = 'public' and policyname !~ '^(select|insert|update|delete)_[a-z]+$'",
      ),
    ).toEqual([])
  })

  it('grants nothing to visitors but reading bounties and names', async () => {
    expect(
      await names(`select distinct format('%s %s', privilege_type, table_name) as name
        from information_schema.role_column_grants where grantee = 'anon' and table_schema in ('public', 'private') order by 1`),
    ).toEqual(['SELECT bounties', 'SELECT profiles'])
  })

  it('has an index that begins with each foreign key', async () => {
    expect(
      await names(`select format('%s(%s)', c.conrelid::regclass, a.attname) as name
        from pg_constraint c
        join pg_namespace n on n.oid = c.connamespace
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where ${ours} and c.contype = 'f'
          and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`),
    ).toEqual([])
  })
})
