import { findPostgres } from '../setup/postgres.ts'
import { reads, type Read } from './database-reads.ts'
import { startFilled, type Server } from './database-server.ts'

/**
 * The database at scale, on a real PostgreSQL: `tsx tests/performance/database.ts [bounties]`. Times every list, search and
 * detail that the app asks for at 10,000 bounties and at 1,000,000, looks for sequential scans in their plans,
 * and lets 48 connections pledge to one bounty. Ends with 1 when a target is missed.
 */
const small = 10_000
const large = Number(process.argv[2] ?? 1_000_000)
const repeats = 40
const targets = { readMs: 5, searchMs: 50, deepRatio: 2, growth: 1.5, hotRatio: 0.5 }
// A read of a fraction of a millisecond grows by noise: ratios are taken over at least this.
const floorMs = 0.5

type Parameters = Record<string, string>
type Measured = { ms: number; scans: string[] }

const random = (limit: number) => 1 + Math.floor(Math.random() * limit)
const ratio = (a: number, b: number) => Math.max(a, floorMs) / Math.max(b, floorMs)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function deepPlaces(server: Server, bounties: number): Promise<Parameters> {
  const open = "from public.bounties where status in ('active', 'funded')"
  const { rows } = await server.client.query<Parameters>(
    `select percentile_disc(0.4) within group (order by deadline)::text as deadline,
       percentile_disc(0.6) within group (order by deadline)::text as "lateDeadline",
       percentile_disc(0.4) within group (order by current_funding)::text as funding,
       percentile_disc(0.4) within group (order by contributors)::text as contributors,
       percentile_disc(0.4) within group (order by created_at)::text as created ${open}`,
  )
  const middle = '80000000-0000-4000-8000-000000000000'
  return { ...rows[0], middle, id: middle, members: String(Math.max(200, bounties / 5)) }
}

async function prepare(server: Server, read: Read, places: Parameters, bounties: number): Promise<string> {
  const { rows } = await server.client.query<Parameters>(
    "select md5('b' || $1)::uuid as bounty, md5('m' || $2)::uuid as member",
    [String(random(bounties)), String(random(Number(places['members'])))],
  )
  const parameters: Parameters = { ...places, ...rows[0] }
  const claims = read.as === 'member' ? { sub: parameters['member'], role: 'authenticated' } : { role: 'anon' }
  await server.client.query('begin')
  await server.client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
    claims.role,
    JSON.stringify(claims),
  ])
  return read.sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
}

async function time(server: Server, read: Read, places: Parameters, bounties: number): Promise<number> {
  const sql = await prepare(server, read, places, bounties)
  const start = performance.now()
  await server.client.query(sql)
  const ms = performance.now() - start
  await server.client.query('commit')
  return ms
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
  const big = /Seq Scan on (?:\w+\.)?(bounties|contributions|bounty_acceptances|notifications|profiles|bounty_words|scores)\b/g
  return [...new Set(plans.flatMap((plan) => [...plan.matchAll(big)].map((match) => match[1] ?? '')))]
}

async function measure(server: Server, bounties: number): Promise<Map<string, Measured>> {
  const places = await deepPlaces(server, bounties)
  const measured = new Map<string, Measured>()
  for (const read of reads) {
    const times: number[] = []
    for (let round = 0; round < repeats; round += 1) times.push(await time(server, read, places, bounties))
    measured.set(read.name, { ms: median(times.slice(5)), scans: await sequentialScans(server, read, places, bounties) })
  }
  return measured
}

/** Pledges to one bounty from 48 connections, beside a bare update of one row in the same frame of statements. */
async function hotBounty(server: Server, bounties: number): Promise<number> {
  const members = Math.max(200, bounties / 5)
  await server.client.query('update private.settings set value = 1000000000')
  await server.client.query('create table if not exists public.counter (id integer primary key, n bigint not null)')
  await server.client.query(
    'insert into public.counter values (1, 0); create role counting; grant update, select on public.counter to counting',
  )
  const hot = "md5('b1')::uuid"
  const frame = (role: string, act: string) => `\\set m random(1, ${members})
begin;
select set_config('role', '${role}', true), set_config('request.jwt.claims', json_build_object('sub', md5('m' || :m)::uuid)::text, true);
${act}
commit;\n`
  const bare = frame('counting', 'update public.counter set n = n + 1 where id = 1;')
  const pledge = frame('authenticated', `select public.fund_bounty(gen_random_uuid(), md5('m' || :m)::uuid, ${hot}, 100, false);`)
  const rates = { bare: [] as number[], pledge: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    rates.bare.push(await server.pgbench(bare, 6))
    rates.pledge.push(await server.pgbench(pledge, 6))
  }
  const { rows } = await server.client.query<{ exact: boolean; pledges: string }>(
    `select b.current_funding = sum(c.amount) and b.current_funding = max(c.total_after) and count(*) = max(c.position) as exact, count(*) as pledges
     from public.bounties b join public.contributions c on c.bounty_id = b.id where b.id = ${hot} group by b.id`,
  )
  const share = median(rates.pledge) / median(rates.bare)
  console.log(
    `\nOne hot bounty, 48 connections: ${median(rates.pledge).toFixed(0)} pledges a second, a bare update ${median(rates.bare).toFixed(0)}: ${share.toFixed(2)}x`,
  )
  console.log(
    `${rows[0]?.pledges} pledges, ledger and total ${rows[0]?.exact ? 'equal to the cent' : 'DIFFER'}, no transaction failed`,
  )
  return rows[0]?.exact ? share : 0
}

function report(before: Map<string, Measured>, after: Map<string, Measured>): string[] {
  const missed: string[] = []
  console.log(
    `\n${'read'.padEnd(44)} ${'10k ms'.padStart(8)} ${`${large} ms`.padStart(12)} ${'growth'.padStart(7)} ${'deep'.padStart(6)}  sequential scans`,
  )
  for (const read of reads) {
    const now = after.get(read.name) ?? { ms: Number.NaN, scans: [] }
    const then = before.get(read.name)?.ms ?? Number.NaN
    const deep = read.deepOf ? ratio(now.ms, after.get(read.deepOf)?.ms ?? Number.NaN) : undefined
    const search = read.name.startsWith('search')
    const growth = ratio(now.ms, then)
    console.log(
      `${read.name.padEnd(44)} ${then.toFixed(2).padStart(8)} ${now.ms.toFixed(2).padStart(12)} ${growth.toFixed(2).padStart(7)} ${(deep?.toFixed(2) ?? '').padStart(6)}  ${now.scans.join(', ') || 'none'}`,
    )
    if (now.scans.length > 0) missed.push(`${read.name}: sequential scan of ${now.scans.join(', ')}`)
    if (!(now.ms <= (search ? targets.searchMs : targets.readMs))) missed.push(`${read.name}: ${now.ms.toFixed(2)} ms`)
    if (deep !== undefined && !(deep <= targets.deepRatio)) missed.push(`${read.name}: ${deep.toFixed(2)}x the first page`)
    if (!search && !(growth <= targets.growth)) missed.push(`${read.name}: grows ${growth.toFixed(2)}x`)
  }
  return missed
}

async function main(): Promise<void> {
  const bin = findPostgres()
  if (!bin) {
    console.log('PostgreSQL 15 or later is not installed: nothing was measured.')
    return
  }
  const first = await startFilled(bin, small)
  const before = await measure(first, small)
  await first.stop()
  const start = performance.now()
  const server = await startFilled(bin, large)
  try {
    const { rows } = await server.client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    console.log(
      `${large} bounties, ${large * 5} pledges, ${large / 5} members: ${rows[0]?.size}, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    )
    const missed = report(before, await measure(server, large))
    if ((await hotBounty(server, large)) < targets.hotRatio) missed.push(`hot bounty under ${targets.hotRatio}x`)
    console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${missed.join('\n')}`)
    process.exitCode = missed.length === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
}

await main()
