import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import type { EntryDraft, PreparedPhoto } from '../domain/outbox/entry'
import type { ServerOutcome } from '../domain/outbox/answer'
import { LocalFailure } from './local-failure'
import { closeEntry, discardEntry, enqueue, replaceEntry, retryEntry } from './outbox'
import { applyToOutbox } from './outbox-storage'
import { outboxDatabase } from './databases'
import { countOfOthers, countUnsettled, entriesForBounty, entriesOf, entryById, photoBytes } from './outbox-reads'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, ben, bounty] = [id(1), id(2), id(3)]
const pledge = (n: number, ownerId = ana): EntryDraft => ({
  opId: id(n),
  ownerId,
  kind: 'fund-bounty',
  payload: { bountyId: bounty, amountCents: 2500, anonymous: false },
})
const completion = (n: number): EntryDraft => ({
  opId: id(n),
  ownerId: ana,
  kind: 'complete-bounty',
  payload: { bountyId: bounty, notes: '' },
})
const photo = (n: number): PreparedPhoto => ({
  id: id(n),
  bytes: new Uint8Array([1, 2, 3]).buffer,
  type: 'image/jpeg',
  sha256: 'ab',
})
const rejected = { outcome: 'rejected', code: 'bounty_closed', replayed: false, entity: null, serverTime: '' } as const
const answer = (n: number, outcome: ServerOutcome) =>
  applyToOutbox({ type: 'answered', opId: id(n), outcome, sentAt: Date.now() }, Date.now(), Math.random)

afterEach(async () => {
  vi.restoreAllMocks()
  await outboxDatabase().entries.clear()
  await outboxDatabase().photos.clear()
})

test('the act and its photo are kept together', async () => {
  await enqueue(completion(10), photo(20))
  expect(await entryById(id(10))).toMatchObject({ state: 'queued', photo: { id: id(20), size: 3, state: 'waiting' } })
  expect(await photoBytes(id(20))).toEqual(photo(20).bytes)
})

test('a photo that can’t be kept keeps its act from being kept, and says so', async () => {
  vi.spyOn(outboxDatabase().photos, 'add').mockImplementation(() =>
    Dexie.Promise.reject(new DOMException('', 'QuotaExceededError')),
  )
  await expect(enqueue(completion(10), photo(20))).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await entryById(id(10))).toBeUndefined()
})

test('the same opId again writes nothing', async () => {
  await enqueue(completion(10), photo(20))
  const first = await entryById(id(10))
  await enqueue(completion(10), photo(21))
  expect(await outboxDatabase().entries.toArray()).toEqual([first])
  expect(await outboxDatabase().photos.count()).toBe(1)
})

test('two taps at once are one entry', async () => {
  await Promise.all([enqueue(pledge(10)), enqueue(pledge(10))])
  expect(await countUnsettled(ana)).toBe(1)
})

test('what breaks the contract is refused before it is kept', async () => {
  const wrong: EntryDraft = { opId: 'not an id', ownerId: ana, kind: 'accept-bounty', payload: { bountyId: bounty } }
  await expect(enqueue(wrong)).rejects.toEqual(new LocalFailure('malformed'))
})

test('a connection that the browser dropped is opened once more', async () => {
  outboxDatabase().backendDB()?.close()
  await enqueue(pledge(10))
  expect(await countUnsettled(ana)).toBe(1)
})

test('nothing of another account is shown but that it waits', async () => {
  await enqueue(pledge(10))
  await enqueue(pledge(11, ben))
  expect((await entriesOf(ben)).map(({ opId }) => opId)).toEqual([id(11)])
  expect(await entriesForBounty(ben, bounty)).toHaveLength(1)
  expect(await countOfOthers(ben)).toBe(1)
  expect(await countOfOthers(null)).toBe(2)
})

test('a refused act can be edited: its photo goes to the new act', async () => {
  await enqueue(completion(10), photo(20))
  await answer(10, rejected)
  await replaceEntry(id(10), completion(11))
  const edited = await entryById(id(11))
  expect(edited).toMatchObject({ state: 'queued', replaces: id(10) })
  expect(await photoBytes(id(20))).toBeNull()
  expect(await photoBytes(edited?.photo?.id ?? '')).toEqual(photo(20).bytes)
  expect((await entryById(id(10)))?.state).toBe('closed')
})

test('a refused act whose edit finds no room stays, with its photo', async () => {
  await enqueue(completion(10), photo(20))
  await answer(10, rejected)
  for (let n = 100; n < 150; n++) await enqueue(pledge(n))
  await expect(replaceEntry(id(10), completion(11))).rejects.toEqual(new LocalFailure('outbox_full'))
  expect(await entryById(id(10))).toMatchObject({ state: 'rejected', photo: { id: id(20), state: 'waiting' } })
  expect(await entryById(id(11))).toBeUndefined()
  expect(await outboxDatabase().photos.toArray()).toMatchObject([{ id: id(20), opId: id(10) }])
})

test('an edit of what has left the outbox is refused, and what was typed stays', async () => {
  const draft = { id: id(30), key: `edit:${id(10)}`, ownerId: ana, value: { amount: '25' }, savedAt: 1 }
  await outboxDatabase().drafts.put(draft)
  await expect(replaceEntry(id(10), pledge(11), undefined, [draft.id])).rejects.toEqual(new LocalFailure('gone'))
  expect(await outboxDatabase().drafts.get(draft.id)).toEqual(draft)
  expect(await entryById(id(11))).toBeUndefined()
})

test('an applied completion’s bytes leave the phone with their act, a week later; a withdrawn one’s with the answer', async () => {
  await enqueue(completion(10), photo(20))
  await enqueue(completion(11), photo(21))
  await answer(10, { ...rejected, outcome: 'applied' })
  await answer(11, { ...rejected, outcome: 'cancelled' })
  expect(await photoBytes(id(20))).toEqual(photo(20).bytes)
  expect(await photoBytes(id(21))).toBeNull()
  await applyToOutbox({ type: 'swept' }, Date.now() + 8 * 86_400_000, Math.random)
  expect(await entryById(id(10))).toBeUndefined()
  expect(await photoBytes(id(20))).toBeNull()
})

test('a person discards, retries and puts away', async () => {
  await enqueue(pledge(10))
  await retryEntry(id(10))
  await discardEntry(id(10))
  expect((await entryById(id(10)))?.state).toBe('cancelling')
  await enqueue(pledge(11))
  await answer(11, rejected)
  await closeEntry(id(11))
  expect((await entryById(id(11)))?.state).toBe('closed')
})

test('an old tab lets a newer one upgrade at once, and goes on working on the newer schema', async () => {
  await enqueue(pledge(10))
  const newer = new Dexie('wayfinder-outbox')
  newer.version(4).stores({
    entries: '&opId, state, seq, ownerId',
    photos: '&id, opId',
    clocks: '&id',
    drafts: '&id, [ownerId+key], ownerId',
    more: '&id',
  })
  await newer.open()
  expect(await newer.table('entries').count()).toBe(1)
  newer.close()
  await enqueue(pledge(11))
  expect(await countUnsettled(ana)).toBe(2)
  await newer.delete()
})
