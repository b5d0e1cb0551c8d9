import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPerson } from './forget-person'
import { discardEntry, enqueue } from './outbox'
import { applyToOutbox } from './outbox-storage'
import { outboxDatabase } from './databases'
import { allEntries, photoBytes } from './outbox-reads'
import { recoverWork } from './recover-work'
import { hasUnsentMark } from './unsent-mark'
import { lostWork, unsentMark } from './unsent-tally'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, bounty] = [id(1), id(3)]
const pledge = (n: number) =>
  enqueue({ opId: id(n), ownerId: ana, kind: 'fund-bounty', payload: { bountyId: bounty, amountCents: 2500, anonymous: false } })
const completion = (n: number) =>
  enqueue(
    { opId: id(n), ownerId: ana, kind: 'complete-bounty', payload: { bountyId: bounty, notes: 'Seen.' } },
    { id: id(n + 100), bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/jpeg', sha256: 'ab' },
  )

/** What a browser's Cache Storage does with one cache. */
const copies = new Map<string, Response>()
const cache = {
  put: async (address: string, response: Response) => void copies.set(address, response),
  match: async (address: string) => copies.get(address)?.clone(),
  delete: async (address: string) => copies.delete(address),
  keys: async () => [...copies.keys()].map((address) => ({ url: `https://academy.test${address}` })),
}
const stored = new Map<string, string>()

const copyOf = (n: number): Promise<unknown> | undefined =>
  copies
    .get(`/outbox-copy/${id(n)}`)
    ?.clone()
    .json()

/** The browser loses the database, and nothing else. */
async function lose() {
  const database = outboxDatabase()
  await Promise.all([database.entries.clear(), database.photos.clear()])
}

beforeEach(async () => {
  await lose()
  copies.clear()
  stored.clear()
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('where nothing was lost nothing is said, also once all was sent', async () => {
  await recoverWork()
  await pledge(10)
  await recoverWork()
  const outcome = { outcome: 'applied', code: null, replayed: false, entity: null, serverTime: '' } as const
  await applyToOutbox({ type: 'answered', opId: id(10), outcome, sentAt: Date.now() }, Date.now(), Math.random)
  await vi.waitFor(() => expect(copies.size).toBe(0))
  await lose()
  await recoverWork()
  expect(lostWork()).toBeNull()
})

test('what was lost comes back in its order, with its photo, under its own ids', async () => {
  await completion(10)
  await pledge(11)
  await vi.waitFor(() => expect(copies.size).toBe(3))
  const [first] = await allEntries()
  await lose()
  await recoverWork()
  const entries = await outboxDatabase().entries.orderBy('seq').toArray()
  expect(entries.map(({ opId, state }) => [opId, state])).toEqual([
    [id(10), 'queued'],
    [id(11), 'queued'],
  ])
  expect(new Uint8Array((await photoBytes(id(110))) ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(lostWork()).toEqual({ count: 2, since: first?.createdAt, back: 2 })
  expect(unsentMark()?.count).toBe(2)
  await recoverWork()
  expect(await allEntries()).toHaveLength(2)
})

test('what its person had taken back is not sent after all', async () => {
  await pledge(10)
  await applyToOutbox({ type: 'claimed', by: 'tab', userId: ana, visible: true, most: 1 }, Date.now(), Math.random)
  await discardEntry(id(10))
  await vi.waitFor(async () => expect(await copyOf(10)).toMatchObject({ state: 'cancelling' }))
  await lose()
  await recoverWork()
  expect(await allEntries()).toMatchObject([{ opId: id(10), state: 'cancelling' }])
})

test('where no copy could be kept the loss is told, once', async () => {
  vi.stubGlobal('caches', {
    has: () => Promise.reject(new DOMException('', 'SecurityError')),
    open: () => Promise.reject(new DOMException('', 'SecurityError')),
  })
  await pledge(10)
  await lose()
  vi.stubGlobal('caches', undefined)
  await recoverWork()
  expect(lostWork()).toMatchObject({ count: 1, back: 0 })
  stored.delete('lost-work')
  await recoverWork()
  expect(lostWork()).toBeNull()
})

test('an act that is kept after the loss hides nothing of it', async () => {
  await pledge(10)
  await vi.waitFor(() => expect(copies.size).toBe(1))
  await lose()
  await pledge(11)
  expect(lostWork()).toMatchObject({ count: 1, back: null })
  await recoverWork()
  expect((await allEntries()).map(({ opId }) => opId).toSorted()).toEqual([id(10), id(11)])
  expect(lostWork()).toMatchObject({ count: 1, back: 1 })
})

test('a page that goes on over an outbox that was lost keeps note of it, and the next one takes it back', async () => {
  await pledge(10)
  await vi.waitFor(() => expect(copies.size).toBe(1))
  await lose()
  await applyToOutbox({ type: 'network_returned' }, Date.now(), Math.random)
  expect(lostWork()).toMatchObject({ count: 1, back: null })
  expect(hasUnsentMark()).toBe(true)
  await recoverWork()
  expect(await allEntries()).toMatchObject([{ opId: id(10) }])
  expect(lostWork()).toMatchObject({ count: 1, back: 1 })
})

test('a second loss is looked for before the first is read, and both are told', async () => {
  await pledge(10)
  await vi.waitFor(() => expect(copies.size).toBe(1))
  const [first] = await allEntries()
  copies.clear()
  await lose()
  await recoverWork()
  await pledge(11)
  await vi.waitFor(() => expect(copies.size).toBe(1))
  await lose()
  await recoverWork()
  expect(await allEntries()).toMatchObject([{ opId: id(11) }])
  expect(lostWork()).toEqual({ count: 2, since: first?.createdAt, back: 1 })
})

test('two windows that start at once tell what came back once', async () => {
  await pledge(10)
  await pledge(11)
  await vi.waitFor(() => expect(copies.size).toBe(2))
  await lose()
  await Promise.all([recoverWork(), recoverWork()])
  expect(lostWork()).toMatchObject({ count: 2, back: 2 })
  expect(await allEntries()).toHaveLength(2)
})

test('what was refused comes back too where nothing else waited, and without the mark as much as has a copy', async () => {
  await pledge(10)
  const outcome = { outcome: 'rejected', code: 'bounty_closed', replayed: false, entity: null, serverTime: '' } as const
  await applyToOutbox({ type: 'answered', opId: id(10), outcome, sentAt: Date.now() }, Date.now(), Math.random)
  await vi.waitFor(async () => expect(await copyOf(10)).toMatchObject({ state: 'rejected' }))
  await lose()
  await recoverWork()
  expect(await allEntries()).toMatchObject([{ opId: id(10), state: 'queued' }])
  expect(lostWork()).toBeNull()
  await pledge(11)
  await vi.waitFor(() => expect(copies.size).toBe(2))
  await lose()
  stored.clear()
  await recoverWork()
  expect(lostWork()).toMatchObject({ count: 2, back: 2 })
})

test('what was lost of a person who then leaves without their work does not come back', async () => {
  await pledge(10)
  await vi.waitFor(() => expect(copies.size).toBe(1))
  await lose()
  await forgetPerson(ana, 'withdrawals')
  expect(copies.size).toBe(0)
  await recoverWork()
  expect(await allEntries()).toEqual([])
})

test('a storage that does not answer has lost nothing', async () => {
  await pledge(10)
  vi.spyOn(outboxDatabase().entries, 'count').mockRejectedValueOnce(new DOMException('', 'UnknownError'))
  vi.spyOn(outboxDatabase().entries, 'count').mockRejectedValueOnce(new DOMException('', 'UnknownError'))
  await recoverWork()
  expect(lostWork()).toBeNull()
})

test('a photo whose act was lost before its copy was whole is taken away, and one whose act is here stays', async () => {
  await completion(10)
  await vi.waitFor(() => expect(copies.size).toBe(2))
  copies.set(`/outbox-copy/${id(11)}/photo`, new Response('x'))
  await applyToOutbox({ type: 'swept' }, Date.now(), Math.random)
  await vi.waitFor(() => expect([...copies.keys()]).toEqual([`/outbox-copy/${id(10)}/photo`, `/outbox-copy/${id(10)}`]))
})
