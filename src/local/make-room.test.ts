import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bounty } from '../domain/bounties/bounty-fixture'
import type { EntryDraft } from '../domain/outbox/entry'
import { cacheDatabase, outboxDatabase } from './databases'
import { readDraft, saveDraft } from './drafts'
import { cacheBounties } from './cache-bounties'
import { LocalFailure } from './local-failure'
import { enqueue } from './outbox'
import { entryById } from './outbox-reads'
import { applyToOutbox } from './outbox-storage'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, toFund, accepted, other] = [id(1), id(2), id(3), id(4)]
const pledge: EntryDraft = {
  opId: id(10),
  ownerId: ana,
  kind: 'fund-bounty',
  payload: { bountyId: toFund, amountCents: 2500, anonymous: false },
}
const full = () => new DOMException('', 'QuotaExceededError')
const cached = () => cacheDatabase().bounties.toCollection().primaryKeys()

/** The next write of the outbox finds no room. */
function fillUp(): void {
  const { entries } = outboxDatabase()
  const write = entries.bulkPut.bind(entries)
  vi.spyOn(entries, 'bulkPut')
    .mockImplementationOnce(() => Dexie.Promise.reject(full()))
    .mockImplementation((...values: unknown[]) => Reflect.apply(write, entries, values))
}

beforeEach(async () => {
  await cacheBounties([toFund, accepted, other].map((bountyId) => bounty(bountyId)))
  await cacheDatabase().acceptances.put({ userId: ana, bountyId: accepted, status: 'in_progress', updatedAt: '' })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await outboxDatabase().entries.clear()
  await outboxDatabase().drafts.clear()
  await outboxDatabase().photos.clear()
  await cacheDatabase().bounties.clear()
})

test('an act that finds no room is kept once the cache has given way; what the person has to do with stays in it', async () => {
  fillUp()
  await enqueue(pledge)
  expect((await entryById(id(10)))?.state).toBe('queued')
  expect(await cached()).toEqual([toFund, accepted])
})

test('photos of acts that were sent give way first, and what waits keeps its own', async () => {
  const picture = (n: number) => ({ id: id(n), bytes: new ArrayBuffer(3), type: 'image/jpeg', sha256: 'ab' }) as const
  for (const n of [11, 12])
    await enqueue({ ...pledge, opId: id(n), kind: 'complete-bounty', payload: { bountyId: id(n), notes: '' } }, picture(n + 20))
  await outboxDatabase().entries.update(id(11), { state: 'applied' })
  fillUp()
  await enqueue(pledge)
  expect(await outboxDatabase().photos.toCollection().primaryKeys()).toEqual([id(32)])
  expect(await cached()).toEqual([toFund, accepted, other])
})

test('with no room even then, it says so, and the draft stays', async () => {
  await saveDraft({ id: id(20), ownerId: ana, key: 'fund-bounty', value: { amount: '25' } })
  vi.spyOn(outboxDatabase().entries, 'bulkPut').mockImplementation(() => Dexie.Promise.reject(full()))
  await expect(enqueue(pledge, undefined, [id(20)])).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await readDraft(ana, 'fund-bounty')).toBeDefined()
})

const note = () => applyToOutbox({ type: 'swept' })

test('the engine’s notes take the cache’s room once, and not again before one of them has found room', async () => {
  const begin = vi.spyOn(outboxDatabase().clocks, 'toArray').mockImplementation(() => Dexie.Promise.reject(full()))
  await expect(note()).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await cached()).toEqual([accepted])
  await cacheBounties([bounty(other)])
  await expect(note()).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await cached()).toEqual([accepted, other])
  begin.mockRestore()
  await note()
  fillUp()
  await enqueue(pledge)
  expect(await cached()).toEqual([accepted])
})

test('a draft that finds no room takes it from the cache, and tells when there is none', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw full()
  })
  const draft = { id: id(20), ownerId: ana, key: `fund-bounty:${toFund}`, value: { amount: '25' } }
  expect(await saveDraft(draft)).toBe(true)
  expect(await cached()).toEqual([toFund, accepted])
  put.mockImplementation(() => {
    throw full()
  })
  expect(await saveDraft(draft)).toBe(false)
})

test('a full cache makes room for what is fetched', async () => {
  const write = cacheDatabase().bounties.bulkPut.bind(cacheDatabase().bounties)
  vi.spyOn(cacheDatabase().bounties, 'bulkPut')
    .mockImplementationOnce(() => Dexie.Promise.reject(full()))
    .mockImplementation((...values: unknown[]) => Reflect.apply(write, cacheDatabase().bounties, values))
  await cacheBounties([bounty(id(5))])
  expect(await cached()).toEqual([accepted, id(5)])
})
