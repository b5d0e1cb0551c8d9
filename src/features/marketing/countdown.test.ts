import { expect, it } from 'vitest'
import { countdown } from './countdown'

const day = 86_400_000

it.each([
  ['the start', 7 * day, [7, 0, 0, 0]],
  ['one second later', 7 * day - 1000, [6, 23, 59, 59]],
  ['a started second', 1, [0, 0, 0, 1]],
  ['the end', 0, [0, 0, 0, 0]],
  ['long after the end', -5 * day, [0, 0, 0, 0]],
])('%s', (_, ms, [days, hours, minutes, seconds]) => {
  expect(countdown(ms)).toEqual({ days, hours, minutes, seconds })
})
