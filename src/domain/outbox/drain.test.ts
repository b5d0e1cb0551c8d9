import { expect, test } from 'vitest'
import { drainProgress, emptyDrain } from './drain'
import type { EntryState } from './entry'

const queue = (...states: EntryState[]) => states.map((state, index) => ({ opId: String(index), state }))

test('counts the one on its way of all that waited when it began', () => {
  const first = drainProgress(emptyDrain, queue('sending', 'queued', 'queued'))
  expect(first).toMatchObject({ isSending: true, nth: 1, total: 3, waiting: 3 })
  const third = drainProgress(first.drain, queue('applied', 'rejected', 'sending'))
  expect(third).toMatchObject({ isSending: true, nth: 3, total: 3, waiting: 1 })
  expect(drainProgress(third.drain, queue('applied', 'rejected', 'applied'))).toMatchObject({ waiting: 0, total: 0 })
})

test('what joins while it drains is counted', () => {
  const { drain } = drainProgress(emptyDrain, queue('sending'))
  expect(drainProgress(drain, queue('applied', 'sending', 'queued'))).toMatchObject({ nth: 2, total: 3 })
})

test('begins anew once nothing is left, and parked work is not part of it', () => {
  const { drain } = drainProgress(emptyDrain, queue('sending', 'queued'))
  const done = drainProgress(drain, queue('applied', 'needs_attention'))
  expect(done).toMatchObject({ waiting: 0, isSending: false })
  expect(drainProgress(done.drain, [{ opId: 'new', state: 'sending' }])).toMatchObject({ nth: 1, total: 1 })
})
