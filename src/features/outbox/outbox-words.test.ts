import { expect, test } from 'vitest'
import type { EntryState } from '../../domain/outbox/entry'
import { ANA, Bench, fund } from '../../domain/outbox/fixture'
import { stateChanges, statesOf } from './outbox-words'

const readOf = (state: EntryState, opId = 'f') => ({
  entries: [Object.assign({}, new Bench().enqueue(fund(opId, 'b')), { state })],
  titles: new Map([['b', 'Learn the flag code']]),
  others: 0,
  ended: 0,
  isAtRisk: false,
})

test.each([
  ['sending', 'applied', 'Pledge of $25, Learn the flag code: Sent.'],
  ['queued', 'needs_attention', 'Pledge of $25, Learn the flag code: Needs attention.'],
  ['applied', 'applied', ''],
] as const)('from %s to %s a screen reader hears “%s”', (before, after, words) => {
  expect(stateChanges(statesOf(readOf(before)), readOf(after), ANA)).toBe(words)
})

test('a try that begins or fails is not read out: it would come with every try', () => {
  expect(stateChanges(statesOf(readOf('queued')), readOf('sending'), ANA)).toBe('')
  expect(stateChanges(statesOf(readOf('sending')), readOf('queued'), ANA)).toBe('')
})

test('what is new is no change', () => {
  expect(stateChanges(statesOf(readOf('queued', 'other')), readOf('queued'), ANA)).toBe('')
})
