import { expect, test } from 'vitest'
import { Bench, fund } from './fixture'
import { shownEntry } from './shown-entry'

test('a try while the browser says that there is no network is not shown; any other state is', () => {
  const bench = new Bench()
  const queued = bench.enqueue(fund('op-1', 'bounty-1'))
  bench.claim()
  const sending = bench.entry('op-1')
  expect(sending.state).toBe('sending')
  expect(shownEntry(sending, true)).toEqual({ ...sending, state: 'queued' })
  expect(shownEntry(sending, false)).toBe(sending)
  expect(shownEntry(queued, true)).toBe(queued)
})
