import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../domain/outbox/entry'
import { bounty } from '../domain/bounties/bounty-fixture'
import { fund } from '../domain/outbox/fixture'
import { bountyById } from './bounties'
import { cacheBounties } from './cache-bounties'
import { watchAtEase, watchesCaughtUp, watchLocal } from './live'
import { enqueue } from './outbox'
import { outboxDatabase, OutboxDatabase } from './databases'
import { entriesOf, watchEntries } from './outbox-reads'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const ana = uuid(1)
const pledge = (n: number) => enqueue(fund(uuid(n), uuid(2), ana))

afterEach(() => outboxDatabase().entries.clear())

test('a live query goes on following what changes while it rests and after it', async () => {
  const seen: number[] = []
  const stop = watchLocal(
    () => entriesOf(ana),
    (entries) => seen.push(entries.length),
    (error) => expect.unreachable(String(error)),
  )
  for (const n of [10, 11, 12]) {
    await pledge(n)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(n - 9))
  }
  stop()
})

test('who watches what changes without a pause is told all the while', async () => {
  const seen: number[] = []
  const stop = watchLocal(
    () => bountyById('a'),
    (row) => seen.push(row?.currentFundingCents ?? 0),
    (error) => expect.unreachable(String(error)),
  )
  for (let cents = 1; seen.length < 8 && cents < 5_000; cents += 1)
    await cacheBounties([bounty('a', { currentFundingCents: cents })])
  expect(seen.length).toBeGreaterThanOrEqual(8)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  stop()
})

test('who watches the entries is told of each change, never before it can stop, and of nothing once it has', async () => {
  const told = vi.fn<(entries: OutboxEntry[]) => void>()
  const stop = watchEntries(told)
  expect(told).not.toHaveBeenCalled()
  for (const n of [10, 11]) {
    await pledge(n)
    await vi.waitFor(() => expect(told.mock.lastCall?.[0]).toHaveLength(n - 9))
  }
  stop()
  const calls = told.mock.calls.length
  const other = vi.fn<(entries: OutboxEntry[]) => void>()
  const stopOther = watchEntries(other)
  await pledge(12)
  await vi.waitFor(() => expect(other.mock.lastCall?.[0]).toHaveLength(3))
  expect(told).toHaveBeenCalledTimes(calls)
  stopOther()
})

test('who waits until the watches have caught up finds told what was written before, though they rest, and waits for no stopped one', async () => {
  const told = vi.fn<(entries: OutboxEntry[]) => void>()
  const stops = [watchEntries(told), watchEntries(() => {})]
  for (const n of [10, 11, 12, 13, 14, 15]) {
    await pledge(n)
    await watchesCaughtUp()
    expect(told.mock.lastCall?.[0]).toHaveLength(n - 9)
  }
  await pledge(16)
  const caughtUp = watchesCaughtUp()
  for (const stop of stops) stop()
  await caughtUp
})

test('who waits for the watches is not kept by a database that can’t be opened: its watch fails', async () => {
  const broken = new OutboxDatabase('broken')
  vi.spyOn(broken, 'open').mockImplementation(() => Dexie.Promise.reject(new Error('No storage here.')))
  const failed = vi.fn<(error: unknown) => void>()
  watchAtEase([broken], () => new Promise(() => {}), vi.fn<() => void>(), failed)
  await watchesCaughtUp()
  expect(failed).toHaveBeenCalledOnce()
})
