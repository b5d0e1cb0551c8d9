import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import type { Bounty } from '../domain/bounties/bounty'
import { bounty as anyBounty } from '../domain/bounties/bounty-fixture'
import { acceptancesOf, activeBounties, activeIds, bountyById, listMark, openBountyIndex, pledgesOf } from './bounties'
import { cacheDatabase } from './databases'
import { clearPrivateData } from './forget-person'
import { addMissingBounties, cacheAcceptances, cacheActivePage, cacheBounties, cachePledges, dropBounty } from './cache-bounties'

const now = Date.parse('2026-11-21T00:00:00.000Z')
const at = (day: number) => new Date(now + day * 86_400_000).toISOString()
const bounty = (id: string, createdDay: number, more: Partial<Bounty> = {}) =>
  anyBounty(id, { deadline: at(30), createdAt: at(createdDay), updatedAt: at(createdDay), ...more })
const ids = async (limit = 24) => (await activeBounties(limit, now)).map(({ id }) => id)

const acceptance = (status: 'in_progress' | 'submitted', updatedAt: string) => ({
  userId: 'u',
  bountyId: 'b',
  status,
  updatedAt,
})

afterEach(async () => {
  await Promise.all(cacheDatabase().tables.map((table) => table.clear()))
})

test('active bounties come newest first, ties by id, the dead ones left out', async () => {
  await cacheBounties([
    bounty('a', -2),
    bounty('b', -1),
    bounty('c', -1),
    bounty('over', 0, { deadline: at(-1) }),
    bounty('done', 0, { status: 'completed' }),
  ])
  expect(await ids()).toEqual(['c', 'b', 'a'])
  expect(await ids(2)).toEqual(['c', 'b'])
})

test('an acceptance that was read before the completion and comes after it does not take it back', async () => {
  await cacheAcceptances([acceptance('submitted', '2026-11-22T10:00:02.000Z')])
  await cacheAcceptances([acceptance('in_progress', '2026-11-22T10:00:01.000Z')])
  expect(await acceptancesOf('u')).toMatchObject([{ status: 'submitted' }])
  await cacheAcceptances([acceptance('in_progress', '2026-11-22T10:00:03.000Z')])
  expect(await acceptancesOf('u')).toMatchObject([{ status: 'in_progress' }])
})

test('an older row that comes late does not overwrite a newer one', async () => {
  await cacheBounties([bounty('a', -2, { updatedAt: at(-1), currentFundingCents: 500 })])
  await cacheBounties([bounty('a', -2, { updatedAt: at(-2) })])
  expect((await bountyById('a'))?.currentFundingCents).toBe(500)
})

test('samples fill what is missing once, and the server’s rows take their place', async () => {
  await cacheBounties([bounty('a', -2, { currentFundingCents: 500 })])
  await addMissingBounties('samples', [bounty('a', -2), bounty('s', -3, { isSample: true })], now)
  expect((await bountyById('a'))?.currentFundingCents).toBe(500)
  expect(await ids()).toEqual(['a', 's'])
  expect(await listMark('samples')).toMatchObject({ fetchedAt: now })
})

test('a page drops what the server no longer lists between its ends, and nothing beyond them', async () => {
  await cacheBounties([bounty('a', -5), bounty('gone', -2), bounty('c', -1)])
  const next = { createdAt: at(-3), id: 'b' }
  const held = new Set(['a', 'gone', 'b', 'c'])
  await cacheActivePage('active', { rows: [bounty('c', -1), bounty('b', -3)], after: null, next, held }, now)
  expect(await ids()).toEqual(['c', 'b', 'a'])
  await cacheActivePage('active', { rows: [], after: next, next: null, held }, now)
  expect(await ids()).toEqual(['c', 'b'])
  expect(await listMark('active')).toEqual({ list: 'active', fetchedAt: now, next: null })
})

test('a page leaves what has come since it was asked for', async () => {
  await cacheBounties([bounty('a', -2)])
  const held = await activeIds()
  await cacheBounties([bounty('created', -1)])
  await cacheActivePage('active', { rows: [bounty('a', -2)], after: null, next: null, held }, now)
  expect(await ids()).toEqual(['created', 'a'])
})

test('signing out takes what is private off the phone and leaves what is public', async () => {
  await cacheBounties([bounty('a', -1)])
  await cacheAcceptances([{ userId: 'ana', bountyId: 'a', status: 'in_progress', updatedAt: at(0) }])
  await cachePledges([
    { id: 'p', bountyId: 'a', contributorId: 'ana', contributorName: null, amountCents: 100, anonymous: true, createdAt: at(0) },
  ])
  expect(await acceptancesOf('ana')).toHaveLength(1)
  await clearPrivateData()
  expect([await acceptancesOf('ana'), await pledgesOf('ana'), await ids()]).toEqual([[], [], ['a']])
})

const fundings = async () => (await openBountyIndex()).map(({ id, fundingCents }) => `${id} ${fundingCents}`)

test('what is active or funded is in the index, however many there are', async () => {
  const many = Array.from({ length: 501 }, (_, index) => anyBounty(`m${index}`))
  await cacheBounties([...many, anyBounty('f', { status: 'funded' }), anyBounty('done', { status: 'completed' })])
  const indexed = (await openBountyIndex()).map(({ id }) => id)
  expect(indexed.toSorted()).toEqual([...many.map(({ id }) => id), 'f'].toSorted())
})

test('a live query is told of a bounty that comes, changes and goes', async () => {
  const told: string[] = []
  const stop = liveQuery(fundings).subscribe({ next: (all) => told.push(all.join(' ')) })
  const last = () => expect.poll(() => told.at(-1))
  await last().toBe('')
  await cacheBounties([anyBounty('a', { currentFundingCents: 100 })])
  await last().toBe('a 100')
  await cacheBounties([anyBounty('a', { currentFundingCents: 900 })])
  await last().toBe('a 900')
  await dropBounty('a')
  await last().toBe('')
  stop.unsubscribe()
})
