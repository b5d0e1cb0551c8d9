import { expect, test, vi } from 'vitest'
import type { Queue } from '../domain/outbox/queue'
import type { OutboxEntry } from '../domain/outbox/entry'
import { accept, Bench } from '../domain/outbox/fixture'
import { watchQueue } from './watch-queue'

type Watch = { tell: (entries: OutboxEntry[]) => void; fail: () => void }
const begun = vi.hoisted((): Watch[] => [])
vi.mock('../local/outbox-reads', () => ({
  isOfOthers: () => false,
  watchEntries: (tell: Watch['tell'], fail: Watch['fail']) => {
    begun.push({ tell, fail })
    return () => undefined
  },
}))

vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 })
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const entry = new Bench().enqueue(accept('op', 'a'))
const listener = () => vi.fn<(queue: Queue) => void>()

test('who comes after a watch that failed is told by a new one, also once the first has gone', () => {
  const [first, second, third] = [listener(), listener(), listener()]
  const stopFirst = watchQueue(entry.ownerId, first)
  begun[0]?.fail()
  const stopSecond = watchQueue(entry.ownerId, second)
  begun[1]?.tell([entry])
  expect(second).toHaveBeenLastCalledWith(expect.objectContaining({ waiting: 1 }))
  stopFirst()
  const stopThird = watchQueue(entry.ownerId, third)
  expect(third).toHaveBeenCalledTimes(1)
  expect(begun).toHaveLength(2)
  stopSecond()
  stopThird()
})
