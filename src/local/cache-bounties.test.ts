import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { bounty as anyBounty } from '../domain/bounties/bounty-fixture'
import { acceptancesOf, bountyById, pledgesOf } from './bounties'
import { ageCache, cacheAcceptances, cacheBounties, cachePledges, dropOutlivedCreated, dropOutlivedOwn } from './cache-bounties'
import { cacheDatabase, lifeOfCache } from './databases'
import { makeRoom } from './make-room'

const ana = '00000000-0000-4000-8000-000000000001'
const id = '00000000-0000-4000-8000-000000000002'
const [older, newer] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']
const bounty = (updatedAt: string, cents = 10_000) => anyBounty(id, { updatedAt, creatorId: ana, currentFundingCents: cents })
const total = async () => (await bountyById(id))?.currentFundingCents
const accepted = (bountyId: string) => ({ userId: ana, bountyId, status: 'in_progress' as const, updatedAt: newer })
const pledge = (pledgeId: string, bountyId: string) => ({
  id: pledgeId,
  bountyId,
  contributorId: ana,
  contributorName: null,
  amountCents: 2_500,
  anonymous: false,
  createdAt: newer,
})

afterEach(async () => {
  await Promise.all(cacheDatabase().tables.map((table) => table.clear()))
})

test('what was cached before the server was put back is there until the server tells it, in words however old', async () => {
  await cacheBounties([bounty(newer)])
  await cacheBounties([bounty(older, 1)])
  expect(await total()).toBe(10_000)
  await ageCache()
  expect(await total()).toBe(10_000)
  await cacheBounties([bounty(older, 1)])
  expect(await total()).toBe(1)
  await cacheBounties([bounty('2026-11-19T00:00:00.000Z', 2)])
  expect(await total()).toBe(1)
})

test('each time that it is put back is another life, also for a clock that stands still, and a full device keeps it', async () => {
  expect(await lifeOfCache()).toBe(0)
  await ageCache()
  const first = await lifeOfCache()
  await ageCache()
  const second = await lifeOfCache()
  expect(second).toBeGreaterThan(first)
  await makeRoom(null)
  expect(await lifeOfCache()).toBe(second)
})

test('once a server that was put back has told of all that is a person’s, the rest of theirs goes; before, and where it never was, nothing does', async () => {
  await cacheBounties([bounty(newer)])
  await cacheAcceptances([accepted('a'), accepted('b')])
  await cachePledges([pledge('p', 'a'), pledge('q', 'b')])
  const own = async () => [...(await acceptancesOf(ana)), ...(await pledgesOf(ana))].map(({ bountyId }) => bountyId)
  await dropOutlivedOwn(ana)
  await dropOutlivedCreated(ana)
  expect([await own(), await total()]).toEqual([['a', 'b', 'a', 'b'], 10_000])
  await ageCache()
  expect(await own()).toEqual(['a', 'b', 'a', 'b'])
  await cacheAcceptances([accepted('a')])
  await dropOutlivedOwn(ana, 'a')
  expect(await own()).toEqual(['a', 'b', 'b'])
  await dropOutlivedOwn(ana)
  await dropOutlivedCreated(ana)
  expect([await own(), await total()]).toEqual([['a'], undefined])
})
