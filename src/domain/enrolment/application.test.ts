import { expect, it } from 'vitest'
import { applicationProgress, secondsToResend } from './application'

it.each([
  [1, 100 / 3],
  [2, 200 / 3],
  [3, 100],
  [4, 100],
])('step %i stands at %d percent', (step, percent) => expect(applicationProgress(step)).toBeCloseTo(percent))

it.each([
  [null, 0],
  [10_000, 0],
  [9_000, 0],
  [10_001, 1],
  [69_500, 60],
])('a code may be asked for again at %j, seen at 10 s, in %i s', (resendAt, seconds) =>
  expect(secondsToResend(resendAt, 10_000)).toBe(seconds),
)
