import { expect, test } from 'vitest'
import { LAST_LIMIT_MS, requestLimit } from './request-limit'

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 120],
  [1000, 120],
])('after %i waits without an answer the next one lasts for %i seconds', (timeouts, seconds) => {
  expect(requestLimit(timeouts)).toBe(seconds * 1000)
})

test('none lasts longer than the last', () => expect(LAST_LIMIT_MS).toBe(requestLimit(1000)))
