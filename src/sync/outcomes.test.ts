import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../domain/outbox/entry'
import { fund } from '../domain/outbox/fixture'
import { enqueue } from '../local/outbox'
import { outboxDatabase } from '../local/outbox-database'
import { applyToOutbox } from '../local/outbox-storage'
import { watchOutcomes } from './outcomes'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, bounty] = [uuid(1), uuid(2)]
const refused = { outcome: 'rejected', code: 'bounty_closed', replayed: false, entity: null, serverTime: '' } as const

/** An act that is kept and answered at once. */
async function keepAndRefuse(opId: string): Promise<void> {
  await enqueue(fund(opId, bounty, ana))
  await applyToOutbox({ type: 'answered', opId, outcome: refused }, Date.now(), Math.random)
}

afterEach(() => outboxDatabase().entries.clear())

test('an act kept and answered at once after the watch began is told, once', async () => {
  const told = vi.fn<(entry: OutboxEntry) => void>()
  const stop = watchOutcomes(told)
  await keepAndRefuse(uuid(10))
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  await keepAndRefuse(uuid(11))
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  expect(told.mock.calls.map(([entry]) => [entry.opId, entry.state])).toEqual([
    [uuid(10), 'rejected'],
    [uuid(11), 'rejected'],
  ])
  stop()
})

test('what was over before is no news, nor anything after the watch was stopped', async () => {
  await keepAndRefuse(uuid(10))
  const [told, toldOther] = [vi.fn<(entry: OutboxEntry) => void>(), vi.fn<(entry: OutboxEntry) => void>()]
  watchOutcomes(told)()
  const stop = watchOutcomes(toldOther)
  await keepAndRefuse(uuid(11))
  await vi.waitFor(() => expect(toldOther).toHaveBeenCalled())
  expect(toldOther.mock.calls.map(([entry]) => entry.opId)).toEqual([uuid(11)])
  expect(told).not.toHaveBeenCalled()
  stop()
})
