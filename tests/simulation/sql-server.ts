import * as v from 'valibot'
import { confirm } from '../../supabase/tests/actors.ts'
import { engines, type Connection } from '../../supabase/tests/database.ts'
import { casey, ids, standing, storageError, type ApiAnswer, type OpTruth, type SimulatedServer } from './server.ts'

type Parameters = Readonly<Record<string, unknown>>

const TruthRowsSchema = v.array(
  v.object({ op_id: v.string(), outcome: v.picklist(['applied', 'rejected', 'cancelled']), code: v.nullable(v.string()) }),
)

/** PostgREST's statuses for the codes that the functions raise. */
function statusOf(code: string): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2))
  if (code === '42501') return 403
  if (code === '42883') return 404
  if (code === '23505' || code === '23503') return 409
  return code.startsWith('22') || code.startsWith('P0') || code.startsWith('23') ? 400 : 500
}

/** Where the backup stands: a copy of each table that a run writes. */
const copyOf = (table: string) => `pg_temp.${table.replace('.', '_')}`

/** The real SQL functions on PGlite, called as PostgREST calls them. */
class SqlServer implements SimulatedServer {
  readonly #root: Connection
  #isBackedUp = false

  constructor(root: Connection) {
    this.#root = root
  }

  async call(name: string, parameters: Parameters, userId: string | null): Promise<ApiAnswer> {
    const names = Object.keys(parameters)
    const list = names.map((argument, index) => `${argument} => $${index + 1}`).join(', ')
    const claims = JSON.stringify(userId ? { sub: userId, session_id: userId, role: 'authenticated' } : { role: 'anon' })
    const root = this.#root
    await root.query('begin')
    try {
      await root.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
        userId ? 'authenticated' : 'anon',
        claims,
      ])
      const [row] = await root.query(`select public.${name}(${list}) as answer`, Object.values(parameters))
      await root.query('commit')
      return { status: 200, body: row?.['answer'] }
    } catch (error) {
      await root.query('rollback')
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'XX000'
      return { status: statusOf(code), body: { code, message: 'Refused', details: null, hint: null } }
    }
  }

  async store(path: string, size: number, userId: string): Promise<ApiAnswer> {
    if (!path.startsWith(`${userId}/`)) return storageError('403', 'Unauthorized')
    if ((await this.sizeOf(path)) !== null) return storageError('409', 'Duplicate')
    await this.#root.query(
      "insert into storage.objects (bucket_id, name, owner_id, metadata) values ('completion-photos', $1, $2, $3::text::jsonb)",
      [path, userId, JSON.stringify({ size, mimetype: 'image/jpeg' })],
    )
    return { status: 200, body: { Key: `completion-photos/${path}` } }
  }

  async sizeOf(path: string): Promise<number | null> {
    const [row] = await this.#root.query("select (metadata ->> 'size')::int as size from storage.objects where name = $1", [path])
    return row ? Number(row['size']) : null
  }

  async truth(): Promise<ReadonlyMap<string, OpTruth>> {
    const rows = await this.#root.query('select op_id, outcome, code from private.client_ops')
    return new Map(v.parse(TruthRowsSchema, rows).map(({ op_id, outcome, code }) => [op_id, { outcome, code }]))
  }

  async effects(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#root.query(
      `select id, count(*)::int as n from (
         select id from public.bounties union all select id from public.contributions
         union all select id from public.bounty_acceptances union all select id from public.completions union all select id from private.contact_messages) made group by id`,
    )
    return new Map(rows.map((row) => [String(row['id']), Number(row['n'])]))
  }

  async epoch(): Promise<string> {
    const [row] = await this.#root.query('select public.server_epoch() as epoch')
    return String(row?.['epoch'])
  }

  async backUp(): Promise<void> {
    const copies = written.map(
      (table) => `drop table if exists ${copyOf(table)}; create table ${copyOf(table)} as table ${table};`,
    )
    await this.#root.exec(copies.join(' '))
    this.#isBackedUp = true
  }

  async putBack(): Promise<void> {
    await reset(this.#root)
    if (this.#isBackedUp) await restore(this.#root)
    await this.#root.query('select private.begin_new_epoch()')
  }
}

/** One database for all runs, brought back to the same start before each. */
export async function openSqlServers(): Promise<{ open: () => Promise<SimulatedServer>; close: () => Promise<void> }> {
  const [pglite] = engines
  if (!pglite) throw new Error('There is no PGlite.')
  const database = await pglite.open()
  await makePeople(database.root)
  return {
    async open() {
      await reset(database.root)
      return new SqlServer(database.root)
    },
    close: () => database.close(),
  }
}

async function makePeople(root: Connection): Promise<void> {
  for (const id of [casey, ids.ana, ids.ben]) {
    await root.query("insert into auth.users (id, email, raw_app_meta_data) values ($1, $2, '{}')", [id, `${id}@example.test`])
    await confirm(root, id)
  }
}

/** What a run may write, whatever refers to it included. */
const written = [
  ...['bounties', 'contributions', 'bounty_acceptances', 'completions', 'notifications'].map((table) => `public.${table}`),
  ...[
    'client_ops',
    'allowances',
    'contact_messages',
    'scores',
    'pair_points',
    'credited_bounties',
    'bounty_words',
    'reports',
  ].map((table) => `private.${table}`),
  'storage.objects',
]

const deletions = written.map((table) => `delete from ${table};`).join(' ')

/** What the database reckons by itself is left to it. */
async function restore(root: Connection): Promise<void> {
  const rows = await root.query(
    `select format('%s.%s', table_schema, table_name) as table, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns where is_generated = 'NEVER' group by 1`,
  )
  const columnsOf = new Map(rows.map((row) => [String(row['table']), String(row['columns'])]))
  const copies = written.map((table) => {
    const columns = columnsOf.get(table)
    return `insert into ${table} (${columns}) overriding system value select ${columns} from ${copyOf(table)};`
  })
  await root.exec(
    `set session_replication_role = replica; ${deletions} ${copies.join(' ')} set session_replication_role = origin`,
  )
}

/** Rows are deleted, with no trigger to ask: PGlite makes each index's file anew for a truncate, which took half of a run's time. */
async function reset(root: Connection): Promise<void> {
  await root.exec(`set session_replication_role = replica; ${deletions} set session_replication_role = origin`)
  for (const [id, days, requiresPhoto] of [
    [standing.open, 3650, true],
    [standing.other, 3650, false],
    [standing.over, -1, true],
  ] as const)
    await root.query(
      `insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline, requires_photo)
       values ($1, 'Standing', 'Standing', 'Flag Etiquette', $2, 1000000, now() + make_interval(days => $3), $4)`,
      [id, casey, days, requiresPhoto],
    )
}
