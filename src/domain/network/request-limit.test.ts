import { expect, test } from 'vitest'
import { requestLimit } from './request-limit'

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 120],
  [Number.POSITIVE_INFINITY, 120],
])('after %i waits without an answer the next one lasts for %i seconds', (timeouts, seconds) => {
  expect(requestLimit(timeouts)).toBe(seconds * 1000)
})
