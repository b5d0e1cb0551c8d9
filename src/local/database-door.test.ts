import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../domain/outbox/entry'
import { fund } from '../domain/outbox/fixture'
import { watchAtEase } from './live'
import { enqueue } from './outbox'
import { outboxDatabase } from './databases'
import { allEntries } from './outbox-reads'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Another page's transaction that doesn't end, as one of a page that the browser has put to sleep. Answers how to end it. */
async function block(): Promise<() => Promise<void>> {
  await outboxDatabase().open()
  const transaction = outboxDatabase().backendDB().transaction(['entries', 'photos'], 'readwrite')
  const over = new Promise<void>((resolve) => transaction.addEventListener('complete', () => resolve()))
  let isOver = false
  const stay = () => {
    const request = transaction.objectStore('entries').count()
    request.addEventListener('success', () => isOver || stay())
  }
  stay()
  return () => {
    isOver = true
    return over
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await outboxDatabase().entries.clear()
})

test('an act that the storage doesn’t take in time is not kept, and is not kept later either', async () => {
  const release = await block()
  const refused = enqueue(fund(uuid(1), uuid(2), uuid(3))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await refused).toMatchObject({ code: 'storage_silent' })
  await release()
  expect(await allEntries()).toEqual([])
  await enqueue(fund(uuid(1), uuid(2), uuid(3)))
  expect(await allEntries()).toHaveLength(1)
})

test('who watches is told within three seconds that the storage doesn’t answer, and of its answer when it comes', async () => {
  const release = await block()
  const told = vi.fn<(entries: OutboxEntry[]) => void>()
  const failed = vi.fn<(error: unknown) => void>()
  const stop = watchAtEase([outboxDatabase()], allEntries, told, failed)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toHaveBeenCalledOnce()
  await release()
  vi.useRealTimers()
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith([]))
  stop()
})
