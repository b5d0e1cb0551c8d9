import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storedSession } from '../../src/local/session-storage'
import { replaceSession } from '../../src/local/session-writes'
import { ownData } from '../../src/remote/account'
import { signIn } from '../../src/remote/authentication'
import * as bounties from '../../src/remote/bounties'
import { listMyAcceptances, listMyPledges } from '../../src/remote/bounties'
import { dataClient } from '../../src/remote/data-client'
import type { Answer } from '../../src/remote/failure'
import { leaderboard } from '../../src/remote/leaderboard'
import { listContributions, listContributors } from '../../src/remote/contributions'
import { listNotifications } from '../../src/remote/notifications'
import { listCompletions, listDueReviews, listOpenReports } from '../../src/remote/reviews'
import { connectSession } from '../../src/remote/session-port'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { makeDataFolder } from '../setup/data-folder.ts'
import { discardBackend, startBackend, type RunningBackend } from './running-backend.ts'

/** Morgan, who moderates, and what is Morgan's: fifteen of each kind, all of one moment, so that pages divide what only the ids tell apart. */
const ME = '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23'
const BOUNTY = '00000000-0000-4000-8000-000000000001'
const FIFTEEN = `
create temporary table fifteen as select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 15) n;
insert into auth.users (id, email) select id, 'person-' || n || '@example.test' from fifteen;
insert into private.confirmed_accounts (user_id, email) select id, email from auth.users where email like 'person-%' on conflict do nothing;
insert into private.scores (user_id, month, points) select id, '-infinity', 1 from fifteen;
insert into public.bounties (id, title, description, category, creator_id, funding_goal, current_funding, contributors, deadline)
  select id, 'Number ' || n, 'One of fifteen.', 'Community Service', '${ME}', 100, 15, 15, now() + interval '9 days' from fifteen;
insert into public.contributions (id, bounty_id, contributor_id, amount, position, total_after)
  select id, '${BOUNTY}', '${ME}', 1, n, n from fifteen;
insert into public.bounty_acceptances (id, bounty_id, user_id) select id, id, '${ME}' from fifteen;
insert into public.completions (id, acceptance_id, bounty_id, user_id, status)
  select id, '${BOUNTY}', '${BOUNTY}', '${ME}', 'expired' from fifteen;
insert into public.bounty_acceptances (id, bounty_id, user_id) select gen_random_uuid(), '${BOUNTY}', id from fifteen;
insert into public.completions (id, acceptance_id, bounty_id, user_id)
  select gen_random_uuid(), id, bounty_id, user_id from public.bounty_acceptances where bounty_id = '${BOUNTY}' and user_id in (select id from fifteen);
insert into public.bounty_acceptances (id, bounty_id, user_id) select gen_random_uuid(), id, id from fifteen where n > 1;
insert into public.completions (id, acceptance_id, bounty_id, user_id)
  select gen_random_uuid(), id, bounty_id, user_id from public.bounty_acceptances where bounty_id = user_id and bounty_id <> '${BOUNTY}';
create temporary table hidden as select n, ('00000000-0000-4000-8000-' || lpad((n + 100)::text, 12, '0'))::uuid as id, id as creator from fifteen;
insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline, status, hidden_at)
  select id, 'Hidden ' || n, 'One of fifteen.', 'Community Service', creator, 100, now() + interval '9 days', 'completed', now() from hidden;
insert into public.bounty_acceptances (id, bounty_id, user_id) select gen_random_uuid(), id, '${ME}' from hidden;
insert into private.reports (id, bounty_id, reporter_id, reason) select id, id, '${ME}', 'Look at it.' from fifteen;
insert into public.notifications (id, user_id, kind, bounty_id) select id, '${ME}', 'goal_reached', id from fifteen;`
const maxRows = 7

/** Follows the pages that a list leaves to its caller. */
async function toTheEnd<C>(
  page: (after: C | null) => Promise<Answer<{ rows: unknown[]; next: C | null }>>,
): Promise<Answer<unknown[]>> {
  const rows: unknown[] = []
  let after: C | null = null
  do {
    const answer: Answer<{ rows: unknown[]; next: C | null }> = await page(after)
    if (!answer.ok) return answer
    rows.push(...answer.value.rows)
    after = answer.value.next
  } while (after !== null)
  return { ok: true, value: rows }
}

const marketplace = () =>
  toTheEnd<bounties.MarketplaceCursor>(async (after) => {
    const answer = await bounties.listMarketplace({ query: '', sort: 'newest' }, after)
    if (!answer.ok) return answer
    const { rows, ended } = answer.value
    const last = ended ? undefined : rows.at(-1)
    return { ok: true, value: { rows, next: last ? { value: last.deadline, id: last.id } : null } }
  })

/** Each list of `src/remote` with the count that the database makes of it. */
const lists: Record<string, [read: () => Promise<Answer<unknown[]>>, count: string]> = {
  listActiveBounties: [() => toTheEnd(bounties.listActiveBounties), `from public.bounties where status = 'active'`],
  listMarketplace: [marketplace, `from public.bounties where status in ('active', 'funded') and deadline > now()`],
  listBountiesById: [() => bounties.listBountiesById(fifteenIds(), false), `from fifteen`],
  askHidden: [() => bounties.askHidden(fifteenIds(100), true), `from hidden`],
  listCreatedBounties: [() => bounties.listCreatedBounties(ME), `from public.bounties where creator_id = '${ME}'`],
  listMyAcceptances: [() => listMyAcceptances(ME), `from public.bounty_acceptances where user_id = '${ME}'`],
  listMyPledges: [() => listMyPledges(), `from public.contributions where contributor_id = '${ME}'`],
  listContributions: [() => listContributions(BOUNTY, 100), `from public.contributions where bounty_id = '${BOUNTY}'`],
  listContributors: [() => listContributors(BOUNTY), `from public.contributions where bounty_id = '${BOUNTY}'`],
  listCompletions: [() => listCompletions(BOUNTY), `from public.completions where bounty_id = '${BOUNTY}'`],
  listDueReviews: [
    listDueReviews,
    `from (select distinct bounty_id from public.completions where status = 'submitted' and bounty_id in (select id from fifteen)) due`,
  ],
  listOpenReports: [listOpenReports, `from private.reports where resolved_at is null`],
  listNotifications: [listNotifications, `from public.notifications where user_id = '${ME}'`],
  leaderboard: [
    () => leaderboard('all-time'),
    `from private.scores join private.confirmed_accounts using (user_id) where month = '-infinity' and points > 0`,
  ],
}
const fifteenIds = (from = 0) => Array.from({ length: 15 }, (_, n) => BOUNTY.slice(0, -3) + String(from + n + 1).padStart(3, '0'))

let running: RunningBackend
let counts: Record<string, number>

beforeAll(async () => {
  const dataFolder = await makeDataFolder()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.exec(FIFTEEN)
  counts = {}
  for (const [name, [, count]] of Object.entries(lists)) {
    const { rows } = await connection.driver.query<{ count: number }>(`select count(*)::integer as count ${count}`)
    counts[name] = rows[0]?.count ?? 0
  }
  await connection.close()
  running = await startBackend({ dataFolder, maxRows })
  vi.stubGlobal('location', { origin: running.url })
  vi.stubGlobal('WebSocket', EventTarget)
  connectSession({ ...storedSession, replace: replaceSession })
  const answer = await signIn('morgan@example.test', 'wayfinder')
  if (!answer.ok) throw new Error(`Sign-in was refused: ${answer.code}`)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await discardBackend(running)
})

test('the backend cuts an answer at seven rows', async () => {
  const { data } = await dataClient().from('notifications').select('id')
  expect(data).toHaveLength(maxRows)
})

test.each(Object.keys(lists))('%s brings every row', async (name) => {
  const answer = await lists[name]?.[0]()
  expect(counts[name]).toBeGreaterThanOrEqual(15)
  expect(answer).toMatchObject({ ok: true })
  const rows = answer?.ok ? answer.value : []
  expect(rows).toHaveLength(counts[name] ?? 0)
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
})

test('the export is one answer, which nothing cuts', async () => {
  const answer = await ownData()
  expect(answer.ok && answer.value['contributions']).toHaveLength(counts['listMyPledges'] ?? 0)
})

test('no list of the remote calls is left out', () => {
  const folder = 'src/remote'
  const files = readdirSync(folder).filter((file) => /^(?!read-pages).*(?<!\.test)\.ts$/.test(file))
  const found = files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return [...text.matchAll(/export (?:async )?function (\w+)(?:(?!export )[^])*?Promise<Answer<(?:\w+\[\]|\w+Page)>>/g)].map(
      ([, name = '']) => name,
    )
  })
  expect(found.toSorted()).toEqual(Object.keys(lists).toSorted())
})
