import { reads, type Read } from './database-reads.ts'
import { membersFor } from './database-fill.ts'
import type { Server } from './database-server.ts'

const repeats = 40

type Parameters = Record<string, string>
/** The median time of a read in ms, and the large tables that it was seen to read from end to end. */
export type Measured = { ms: number; scans: string[] }

const random = (limit: number) => 1 + Math.floor(Math.random() * limit)
export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** A server and how many bounties it holds. */
export type Filled = { server: Server; bounties: number }

/** Every read of the app, repeated for people and bounties chosen by chance; on all servers in turn, so that what else the machine does is the same for all. */
export async function measure(filled: Filled[]): Promise<Map<string, Measured>[]> {
  const runs = []
  for (const { server, bounties } of filled) {
    await server.client.query(timer)
    runs.push({ server, bounties, places: await deepPlaces(server), measured: new Map<string, Measured>() })
  }
  for (const read of reads) {
    const times = runs.map((): number[] => [])
    for (let round = 0; round < repeats; round += 1) {
      for (const [nth, { server, places, bounties }] of runs.entries())
        times[nth]?.push(await time(server, read, places, bounties))
    }
    for (const [nth, { server, places, bounties, measured }] of runs.entries()) {
      const scans = await sequentialScans(server, read, places, bounties)
      measured.set(read.name, { ms: median(times[nth]?.slice(5) ?? []), scans })
    }
  }
  return runs.map(({ measured }) => measured)
}

async function deepPlaces(server: Server): Promise<Parameters> {
  const open = "from public.bounties where status in ('active', 'funded')"
  // What waits at the desk came in the same moments, of each kind.
  const waiting =
    '(select percentile_disc(0.4) within group (order by created_at) from private.contact_messages)::text as waiting'
  const { rows } = await server.client.query<Parameters>(
    `select percentile_disc(0.4) within group (order by deadline)::text as deadline,
       percentile_disc(0.6) within group (order by deadline)::text as "lateDeadline",
       percentile_disc(0.4) within group (order by current_funding)::text as funding,
       percentile_disc(0.4) within group (order by contributors)::text as contributors,
       percentile_disc(0.4) within group (order by created_at)::text as created, ${waiting} ${open}`,
  )
  const middle = '80000000-0000-4000-8000-000000000000'
  return { ...rows[0], middle, id: middle }
}

async function prepare(server: Server, read: Read, places: Parameters, bounties: number): Promise<string> {
  const { rows } = await server.client.query<Parameters>(
    "select md5('b' || $1)::uuid as bounty, md5('m' || $2)::uuid as member, md5('m' || $3)::uuid as learner, md5('m1')::uuid as staff",
    [random(bounties), random(membersFor(bounties)), random(bounties / 1000)].map(String),
  )
  const parameters: Parameters = { ...places, ...rows[0] }
  const who = parameters[read.as]
  const claims = who === undefined ? { role: 'anon' } : { sub: who, session_id: who, role: 'authenticated' }
  await server.client.query('begin')
  await server.client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
    claims.role,
    JSON.stringify(claims),
  ])
  return read.sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
}

/** How long the server works on a read, planning included; the way to it and back is the machine's and not the database's. */
const timer = `create or replace function public.time_ms(p_sql text) returns double precision language plpgsql as $$
  declare
    v_start timestamptz := clock_timestamp();
  begin
    execute p_sql;
    return extract(epoch from clock_timestamp() - v_start) * 1000;
  end $$`

async function time(server: Server, read: Read, places: Parameters, bounties: number): Promise<number> {
  const sql = await prepare(server, read, places, bounties)
  const { rows } = await server.client.query<{ ms: number }>('select public.time_ms($1) as ms', [sql])
  await server.client.query('commit')
  return rows[0]?.ms ?? Number.NaN
}

/** The tables that any statement of a read, inside functions too, was seen to read from end to end. */
async function sequentialScans(server: Server, read: Read, places: Parameters, bounties: number): Promise<string[]> {
  const plans: string[] = []
  const listen = (notice: { message?: string | undefined }) => plans.push(notice.message ?? '')
  await server.client.query(
    "load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log",
  )
  const sql = await prepare(server, read, places, bounties)
  server.client.on('notice', listen)
  await server.client.query(sql)
  server.client.off('notice', listen)
  await server.client.query('commit; set client_min_messages = notice; set auto_explain.log_min_duration = -1')
  if (plans.length === 0) throw new Error('auto_explain said nothing')
  const big =
    /Seq Scan on (?:\w+\.)?(bounties|contributions|bounty_acceptances|notifications|profiles|bounty_words|scores|learning_records|completions|applicants|contact_messages|desk_log)\b/g
  return [...new Set(plans.flatMap((plan) => [...plan.matchAll(big)].map((match) => match[1] ?? '')))]
}
