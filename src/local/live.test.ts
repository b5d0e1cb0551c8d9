import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { fund } from '../domain/outbox/fixture'
import { watchLocal } from './live'
import { enqueue } from './outbox'
import { outboxDatabase } from './outbox-database'
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

test('all who watch the entries are told of each change, a newcomer of what is there, and nobody once they left', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const stopFirst = watchEntries(first)
  await vi.waitFor(() => expect(first).toHaveBeenLastCalledWith([]))
  const stopSecond = watchEntries(second)
  // Never before it has its way to stop in hand.
  expect(second).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith([]))
  await pledge(10)
  for (const told of [first, second])
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([expect.objectContaining({ opId: uuid(10) })]))
  stopFirst()
  stopSecond()
  const calls = second.mock.calls.length
  await pledge(11)
  const third = vi.fn()
  const stopThird = watchEntries(third)
  await vi.waitFor(() => expect(third.mock.lastCall?.[0]).toHaveLength(2))
  expect(second).toHaveBeenCalledTimes(calls)
  stopThird()
})
