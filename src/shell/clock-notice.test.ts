import { expect, test } from 'vitest'
import { clockWords } from './clock-notice'

const minute = 60_000
const day = 1440 * minute

test.each([
  [0, null],
  [5 * minute - 1, null],
  [-4 * minute, null],
  [5 * minute, '5 minutes'],
  [-119 * minute, '119 minutes'],
  [120 * minute, '2 hours'],
  [-26.4 * 60 * minute, '26 hours'],
  [2 * day, '2 days'],
  [-60 * day - 3_000, '60 days'],
  [60 * day, '60 days'],
  [-20_000 * day, '20000 days'],
])('a clock with an offset of %i ms', (offset, wrongBy) => {
  expect(clockWords(offset)).toBe(wrongBy && `This device’s clock is wrong by ${wrongBy}. Times here are the academy’s.`)
})
