import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

// A list can be asked for with its length: counted, or as the planner estimates it. The planner has seen every row, also those that row security keeps from whoever asks.

const Naming = v.object({ table: v.string(), column: v.string(), type: v.string() })
/** A column that a role of the API may filter by and that names a person, by id or by a path that begins with the id. */
type Naming = v.InferOutput<typeof Naming>

const naming = `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    and (has_column_privilege('anon', c.oid, a.attnum, 'select') or has_column_privilege('authenticated', c.oid, a.attnum, 'select'))
    and (a.attname = 'photo_path' or c.relname = 'profiles' and a.attname = 'id' or exists (
      select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.conkey[1] = a.attnum
        and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)))
  order by 1, 2`

/** The ways to ask for one person by such a column. */
const filters = ({ column, type }: Naming, id: string): string[] =>
  type === 'uuid'
    ? [`${column} = '${id}'`, `${column} in ('${id}')`, `${column} >= '${id}' and ${column} <= '${id}'`]
    : [`${column} like '${id}/%'`, `${column} >= '${id}/' and ${column} < '${id}0'`]

/** Sixty members of whom one has far more of everything than the others: forty rows to their two, and no bounty on show. */
const filled = (busy: string) => `
  insert into auth.users (id, email) select gen_random_uuid(), 'member-' || n || '@example.test' from generate_series(1, 60) n;
  create temporary table rows_of as
    select id, row_number() over () as n, gen_random_uuid() as act, gen_random_uuid() as bounty
    from auth.users cross join lateral generate_series(1, case when auth.users.id = '${busy}' then 40 else 2 end) g;
  insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline, hidden_at)
    select bounty, 'Number ' || n, 'One of many.', 'Community Service', id, 100, now() + interval '9 days', case when id = '${busy}' or n % 2 = 0 then now() end from rows_of;
  insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after)
    select act, bounty, id, 1, true, 1, 1 from rows_of;
  insert into public.bounty_acceptances (id, bounty_id, user_id) select act, bounty, id from rows_of;
  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path)
    select act, act, bounty, id, id || '/' || act || '/' || act || '.jpg' from rows_of;
  insert into public.notifications (user_id, kind, bounty_id) select id, 'pledge_hidden', bounty from rows_of;
  analyze`

/** The part of the migration that takes the planner's figures away. */
const withoutFigures = readFileSync('supabase/migrations/20261130040000_own_pledges.sql', 'utf8').split(
  '\n\n-- Without figures',
)[1]

const Plan = v.pipe(
  v.tuple([v.object({ Plan: v.object({ 'Plan Rows': v.number() }) })]),
  v.transform(([{ Plan: plan }]) => plan['Plan Rows']),
)

async function exact(who: Actor, { table }: Naming, filter: string): Promise<number> {
  const [row] = await who.sql(`select count(*) as count from public.${table} where ${filter}`)
  return Number(row?.['count'])
}

async function planned(who: Actor, { table, column }: Naming, filter: string): Promise<number> {
  const [row] = await who.sql(`explain (format json) select ${column} from public.${table} where ${filter}`)
  const plan = row?.['QUERY PLAN']
  return v.parse(Plan, typeof plan === 'string' ? JSON.parse(plan) : plan)
}

/** Counted as far as one answer goes, and as the planner says beyond: here an answer holds no row at all. */
async function estimated(who: Actor, of: Naming, filter: string): Promise<number> {
  const counted = await exact(who, of, filter)
  return counted > 0 ? Math.max(counted, await planned(who, of, filter)) : counted
}

/** How many rows the database looks at for one row of the list in its order: what an answer takes longer by. */
async function visited(who: Actor, { table, column }: Naming, filter: string): Promise<number> {
  const question = `select ${column} from public.${table} where ${filter} order by ${column} limit 1`
  const [row] = await who.sql(`explain (analyze, format json) ${question}`)
  const rows = JSON.stringify(row?.['QUERY PLAN']).matchAll(/"(?:Actual Rows|Rows Removed by [A-Za-z ]+)\\?": ?(\d+)/g)
  return [...rows].reduce((sum, [, count]) => sum + Number(count), 0)
}

const kinds = { exact, planned, estimated }

describe.each(engines)('the length of a list of another person’s rows, on $name', ({ open }) => {
  let db: Database
  let busy: Person
  let quiet: Person
  let curious: Actor[]

  beforeAll(async () => {
    db = await open()
    busy = await person(db, 'busy')
    quiet = await person(db, 'quiet')
    curious = [visitor(db), await person(db, 'curious')]
    await db.root.exec(filled(busy.id))
  })
  afterAll(() => db.close())

  const columnsThatName = async () => v.parse(v.array(Naming), await db.root.query(naming))

  /** Each question whose answer is another one for somebody with many rows than for whom it is compared with. */
  async function told(asked: Record<string, typeof exact> = kinds, other: string = randomUUID()): Promise<string[]> {
    const lines: string[] = []
    for (const of of await columnsThatName()) {
      const [ofBusy, ofOther] = [filters(of, busy.id), filters(of, other)]
      for (const [nth, filter] of ofBusy.entries()) {
        for (const who of curious) {
          if ((await refusal(exact(who, of, filter))) === '42501') continue
          for (const [kind, count] of Object.entries(asked)) {
            const [here, there] = [await count(who, of, filter), await count(who, of, ofOther[nth] ?? '')]
            if (here !== there) lines.push(`${who.name} by ${kind} ${of.table}.${of.column}: ${here}, not ${there}`)
          }
        }
      }
    }
    return lines
  }

  it('is asked of every table that a role of the API may filter by a person', async () => {
    const tables = new Set((await columnsThatName()).map(({ table }) => table))
    expect([...tables]).toEqual(['bounties', 'bounty_acceptances', 'completions', 'notifications', 'profiles', 'subscriptions'])
  })

  it('is that of nobody’s rows, whether counted, planned or estimated', async () => {
    expect(await told()).toEqual([])
  })

  it('takes as long for many rows as for two, in its order and with a limit, where rows are shown to their owner alone', async () => {
    // As the planner chooses once a table is large.
    await db.root.exec('set enable_seqscan = off')
    const lines = await told({ visited }, quiet.id)
    await db.root.exec('reset enable_seqscan')
    expect(lines.filter((line) => !/ (bounties|profiles)\./.test(line))).toEqual([])
    expect(lines.join()).toContain('bounties.creator_id')
  })

  it('would tell of somebody if pledges could be selected', async () => {
    await db.root.exec(`grant select on public.contributions to authenticated;
      create policy select_contributor on public.contributions for select to authenticated
        using (contributor_id = (select private.require_session()))`)
    const lines = await told()
    await db.root.exec(`drop policy select_contributor on public.contributions;
      revoke all on public.contributions from authenticated`)
    expect(lines.join()).toContain('contributions.contributor_id')
  })

  it('told of somebody by figures that were gathered before, which are gone', async () => {
    const owned = ['bounties', 'bounty_acceptances', 'completions', 'notifications']
    const columns = (await columnsThatName()).filter(({ table }) => owned.includes(table))
    for (const { table, column } of columns) {
      await db.root.query(`alter table public.${table} alter column ${column} set statistics 100`)
    }
    await db.root.query('analyze')
    const before = (await told()).join()
    for (const table of owned) expect(before).toContain(`${table}.`)
    await db.root.exec(`begin; set local role project_owner; --${withoutFigures}; commit`)
    expect(await told()).toEqual([])
  })
})
