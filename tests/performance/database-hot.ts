import { membersFor } from './database-fill.ts'
import { median } from './database-measure.ts'
import type { Server } from './database-server.ts'

const hot = "md5('b1')::uuid"
const rounds = 5
// New connections plan their first statements: a round is long beside that.
const seconds = 8

/** What 48 connections pledge a second to one bounty, beside a bare update of one row between the same statements; and is the ledger exact? */
export type HotBounty = { pledges: number; bare: number; ratio: number; made: number; exact: boolean }

export async function pledgeToOneBounty(server: Server, bounties: number): Promise<HotBounty> {
  await server.client.query('update private.settings set value = 1000000000')
  await server.client.query('create table public.counter (id integer primary key, n bigint not null)')
  await server.client.query(
    'insert into public.counter values (1, 0); create role counting; grant update, select on public.counter to counting',
  )
  const members = membersFor(bounties)
  const bare = frame(members, 'counting', 'update public.counter set n = n + 1 where id = 1;')
  const pledge = frame(
    members,
    'authenticated',
    `select public.fund_bounty(gen_random_uuid(), md5('m' || :m)::uuid, ${hot}, 100, false);`,
  )
  const rates: { bare: number; pledge: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ bare: await server.pgbench(bare, seconds), pledge: await server.pgbench(pledge, seconds) })
  }
  return {
    pledges: median(rates.map((rate) => rate.pledge)),
    bare: median(rates.map((rate) => rate.bare)),
    ratio: median(rates.map((rate) => rate.pledge / rate.bare)),
    ...(await readLedger(server)),
  }
}

/** One act as the API sends it: the role and the claims of a person chosen by chance, and a statement under them. */
const frame = (members: number, role: string, act: string) => `\\set m random(1, ${members})
begin;
select set_config('role', '${role}', true), set_config('request.jwt.claims', json_build_object('sub', md5('m' || :m)::uuid, 'session_id', md5('m' || :m)::uuid)::text, true);
${act}
commit;\n`

async function readLedger(server: Server): Promise<{ made: number; exact: boolean }> {
  const { rows } = await server.client.query<{ made: string; exact: boolean }>(
    `select count(*) as made,
       b.current_funding = sum(c.amount) and b.current_funding = max(c.total_after) and count(*) = max(c.position) as exact
     from public.bounties b join public.contributions c on c.bounty_id = b.id where b.id = ${hot} group by b.id`,
  )
  return { made: Number(rows[0]?.made), exact: rows[0]?.exact ?? false }
}
