import { randomUUID } from 'node:crypto'
import { claimsOf, refusal, type Actor } from './actors.ts'
import { mayRead, readable, rowsChanged } from './access-rules.ts'
import type { World } from './access-world.ts'
import { askedByPolicies, callable } from './callable.ts'
import type { Row } from './database.ts'

/** One thing that somebody tries, what should come of it and what came. */
export type Probe = { name: string; expected: string; found: string }

const schemas = "('public', 'private', 'auth', 'storage')"

/** Tries something as a person and undoes it. Answers the rows, or the SQLSTATE it was refused with. */
async function attempt({ db }: World, who: Actor, text: string, values: unknown[] = []): Promise<Row[] | string> {
  const claims = claimsOf(who.id)
  let rows: Row[] = []
  await db.root.query('begin')
  const code = await refusal(
    (async () => {
      await db.root.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
        who.id ? 'authenticated' : 'anon',
        claims,
      ])
      rows = await db.root.query(text, values)
    })(),
  )
  await db.root.query('rollback')
  return code === 'none' ? rows : code
}

const seen = (rows: Row[] | string) =>
  typeof rows === 'string'
    ? rows
    : rows
        .map((row) => String(row['seen']))
        .toSorted()
        .join('|')
const counted = (rows: Row[] | string) => (typeof rows === 'string' ? rows : String(rows[0]?.['count']))

type Column = { table: string; column: string }
async function columnsOf({ db }: World, only?: string): Promise<Column[]> {
  const rows = await db.root.query(
    `select format('%s.%s', n.nspname, c.relname) as table, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ${schemas} and c.relkind in ('r', 'v', 'm', 'p', 'f') and a.attnum > 0 and not a.attisdropped
       and ($1::text is null or format('%s.%s', n.nspname, c.relname) = $1) order by 1, a.attnum`,
    [only ?? null],
  )
  return rows.map((row) => ({ table: String(row['table']), column: String(row['column']) }))
}

/** Reads every column as everybody, and compares with what the owner of the database says that this person may see. */
export async function readProbes(world: World, only?: string): Promise<Probe[]> {
  const probes: Probe[] = []
  for (const { table, column } of await columnsOf(world, only)) {
    const select = `select ${JSON.stringify(column)}::text as seen from ${table}`
    for (const who of world.actors) {
      const expected = mayRead(who, table, column)
        ? seen(await world.db.root.query(`${select} where ${readable[table]?.rows(who)}`))
        : '42501'
      probes.push({ name: `${who.name} reads ${table}.${column}`, expected, found: seen(await attempt(world, who, select)) })
    }
  }
  return probes
}

/** Changes every column, adds and removes rows of every table, as everybody. */
export async function writeProbes(world: World, only?: string): Promise<Probe[]> {
  const probes: Probe[] = []
  const columns = await columnsOf(world, only)
  for (const who of world.actors) {
    for (const { table, column } of columns) {
      const changed = rowsChanged(who, table, column)
      const update = `with changed as (update ${table} set ${JSON.stringify(column)} = default returning 1) select count(*) from changed`
      const found = counted(await attempt(world, who, update))
      probes.push({
        name: `${who.name} changes ${table}.${column}`,
        expected: changed === 'refused' ? '42501' : String(changed),
        found,
      })
    }
    for (const table of new Set(columns.map((each) => each.table))) {
      const insert = await attempt(world, who, `insert into ${table} default values`)
      probes.push({ name: `${who.name} adds to ${table}`, expected: '42501', found: seen(insert) })
      const remove = `with gone as (delete from ${table} returning 1) select count(*) from gone`
      const removed = await attempt(world, who, remove)
      probes.push({ name: `${who.name} removes from ${table}`, expected: removable(table), found: counted(removed) })
      // The platform lets API roles truncate its own tables, which no request can ask for.
      if (table.startsWith('storage.')) continue
      const truncate = seen(await attempt(world, who, `truncate ${table} cascade`))
      // A view can be emptied by nobody: it is refused as no table, before its privileges are looked at.
      probes.push({ name: `${who.name} empties ${table}`, expected: '42501', found: truncate === '42809' ? '42501' : truncate })
    }
  }
  return probes
}

/** Nobody has a row to remove anywhere. The platform grants the attempt on its own two tables, where row security leaves nothing to it. */
const removable = (table: string) => (table.startsWith('storage.') ? '0' : '42501')

/** The rows that a person might forge: a plan for oneself or another, a photo in the own or another's folder. */
export async function forgeProbes(world: World): Promise<Probe[]> {
  const probes: Probe[] = []
  for (const who of world.actors) {
    for (const whose of world.actors.filter((each) => each.id)) {
      const own = who.id === whose.id
      for (const [plan, status] of [
        ['free', 'active'],
        ['elite_corps', 'active'],
        ['free', 'trialing'],
      ]) {
        const insert = await attempt(
          world,
          who,
          'insert into public.subscriptions (user_id, plan_type, status) values ($1, $2, $3) on conflict do nothing',
          [whose.id, plan, status],
        )
        const expected = own && plan === 'free' && status === 'active' ? '' : '42501'
        probes.push({ name: `${who.name} gives ${whose.name} ${plan} ${status}`, expected, found: seen(insert) })
      }
      for (const bucket of ['completion-photos', 'elsewhere']) {
        const upload = await attempt(world, who, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [
          bucket,
          `${whose.id}/${randomUUID()}/${randomUUID()}.jpg`,
        ])
        const expected = own && bucket === 'completion-photos' ? '' : '42501'
        probes.push({ name: `${who.name} uploads for ${whose.name} to ${bucket}`, expected, found: seen(upload) })
      }
    }
  }
  return probes
}

/** Calls every function as everybody, with nothing for arguments: only who may call it gets as far as its own checks. */
export async function callProbes(world: World): Promise<Probe[]> {
  const functions = await world.db.root.query(
    `select n.nspname as schema, p.proname as name, array_to_json(array(select format_type(t, null) from unnest(p.proargtypes) t))::text as types
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private') order by 1, 2`,
  )
  const probes: Probe[] = []
  for (const each of functions) {
    const [schema, name] = [String(each['schema']), String(each['name'])]
    const types: string[] = JSON.parse(String(each['types']))
    const call = `select ${schema}.${name}(${types.map((type) => `null::${type}`).join(', ')})`
    for (const who of world.actors) {
      const mayCall =
        schema === 'public'
          ? callable[who.id ? 'authenticated' : 'anon'].includes(name)
          : who.id !== null && askedByPolicies.includes(name)
      const found = (await attempt(world, who, call)) === '42501' ? 'refused' : 'let in'
      probes.push({
        name: `${who.name} calls ${schema}.${name}(${types.join(', ')})`,
        expected: mayCall ? 'let in' : 'refused',
        found,
      })
    }
  }
  return probes
}

/** Asks the functions that answer with somebody's rows, for rows of others. */
export async function answerProbes(world: World): Promise<Probe[]> {
  const { bounty, hidden, pledge, certificate } = world
  const answers: { sql: string; values: unknown[]; rows: Record<string, number>; otherwise: number }[] = [
    { sql: 'public.bounty_submissions($1)', values: [bounty], rows: { creator: 1, moderator: 1, visitor: -1 }, otherwise: 0 },
    { sql: 'public.bounty_contributors($1)', values: [bounty], rows: { moderator: 2, visitor: -1 }, otherwise: 0 },
    { sql: 'public.bounty_contributions($1)', values: [bounty], rows: {}, otherwise: 2 },
    { sql: 'public.bounty_contributions($1)', values: [hidden], rows: {}, otherwise: 0 },
    { sql: 'public.my_pledges()', values: [], rows: { funder: 2, acceptor: 1, visitor: -1 }, otherwise: 0 },
    { sql: 'public.my_pledges($1)', values: [bounty], rows: { funder: 2, visitor: -1 }, otherwise: 0 },
    { sql: 'public.open_reports()', values: [], rows: { moderator: 1, visitor: -1 }, otherwise: 0 },
    {
      sql: "jsonb_array_elements(public.desk_standing() -> 'waiting')",
      values: [],
      rows: { moderator: 2, staff: 3, visitor: -1 },
      otherwise: 0,
    },
    {
      sql: 'jsonb_array_elements(public.op_status($1::uuid[]))',
      values: [`{${pledge}}`],
      rows: { funder: 1, visitor: -1 },
      otherwise: 0,
    },
    { sql: 'public.due_reviews()', values: [], rows: { visitor: -1 }, otherwise: 0 },
    { sql: 'public.my_profile()', values: [], rows: { visitor: -1 }, otherwise: 1 },
    {
      sql: "jsonb_array_elements(public.sync_learning('[]') -> 'records')",
      values: [],
      rows: { funder: 1, visitor: -1 },
      otherwise: 0,
    },
    {
      sql: "jsonb_array_elements(public.my_training('{}') -> 'texts')",
      values: [],
      rows: { stranger: 1, funder: 5, visitor: -1 },
      otherwise: 0,
    },
    {
      sql: "jsonb_path_query(public.my_certificate(), '$.certificate.number')",
      values: [],
      rows: { funder: 1, visitor: -1 },
      otherwise: 0,
    },
    { sql: "jsonb_path_query(public.check_certificate($1), '$.issued_at')", values: [certificate], rows: {}, otherwise: 1 },
    { sql: 'public.my_standing()', values: [], rows: { visitor: -1 }, otherwise: 1 },
    { sql: 'public.my_deeds()', values: [], rows: { visitor: -1 }, otherwise: 1 },
    { sql: '(select * from public.board() where id = $1) found', values: [hidden], rows: {}, otherwise: 0 },
    { sql: "(select * from public.marketplace('newest') where id = $1) found", values: [hidden], rows: {}, otherwise: 0 },
  ]
  const probes: Probe[] = []
  for (const { sql, values, rows, otherwise } of answers) {
    for (const who of world.actors) {
      const expected = rows[who.name] ?? otherwise
      const found = counted(await attempt(world, who, `select count(*) from ${sql}`, values))
      probes.push({
        name: `${who.name} asks ${sql} of ${String(values)}`,
        expected: expected < 0 ? '42501' : String(expected),
        found,
      })
    }
  }
  return probes
}

/** The probes that came out otherwise than they should, as lines that say who got what. */
export const breaches = (probes: Probe[]) =>
  probes
    .filter(({ expected, found }) => expected !== found)
    .map(({ name, expected, found }) => `${name}: ${found}, not ${expected}`)
