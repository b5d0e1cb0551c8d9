import { expect, it } from 'vitest'
import { judgeFilling } from './form-guard'

it.each([
  ['a filled trap', { trap: 'http://spam.example', openedAt: 0, now: 60_000 }, 'robot'],
  ['a trap filled at once', { trap: 'x', openedAt: 0, now: 1 }, 'robot'],
  ['a form sent at once', { trap: '', openedAt: 500, now: 2499 }, 'too-fast'],
  ['a form filled by hand', { trap: '', openedAt: 500, now: 2500 }, 'person'],
])('%s', (_, filling, verdict) => {
  expect(judgeFilling(filling)).toBe(verdict)
})
