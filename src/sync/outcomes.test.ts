import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../domain/outbox/entry'
import { contact, fund } from '../domain/outbox/fixture'
import { enqueue } from '../local/outbox'
import { applyToOutbox } from '../local/outbox-storage'
import { outboxDatabase } from '../local/databases'
import { SESSION_KEY, sessionStorage } from '../local/session-storage'
import { watchOutcomes } from './outcomes'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, bounty] = [uuid(1), uuid(2)]
const refused = { outcome: 'rejected', code: 'bounty_closed', replayed: false, entity: null, serverTime: '' } as const

/** An act that is kept and answered at once. */
async function keepAndRefuse(opId: string): Promise<void> {
  await enqueue(fund(opId, bounty, ana))
  await applyToOutbox({ type: 'answered', opId, outcome: refused, sentAt: Date.now() }, Date.now(), Math.random)
}

const signIn = (id: string) =>
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id } }))

beforeEach(() => signIn(ana))
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

test('nobody is told of another person’s act', async () => {
  const told = vi.fn<(entry: OutboxEntry) => void>()
  const stop = watchOutcomes(told)
  await signIn(uuid(3))
  await keepAndRefuse(uuid(10))
  await enqueue({ ...contact(uuid(11)) })
  await applyToOutbox({ type: 'answered', opId: uuid(11), outcome: refused, sentAt: Date.now() }, Date.now(), Math.random)
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(told.mock.calls.map(([entry]) => entry.opId)).toEqual([uuid(11)])
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
