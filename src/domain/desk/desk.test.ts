import { expect, test } from 'vitest'
import { countWords } from './desk'

test.each([
  [0, 0, 'Nothing waits'],
  [1, 0, '1 waits'],
  [2, 0, '2 wait'],
  [1, 1, '1 overdue, 1 waits'],
  [12, 3, '3 overdue, 12 wait'],
  [1000, 999, '999 overdue, 1000 or more wait'],
  [1000, 1000, '1000 or more overdue, 1000 or more wait'],
])('%i that wait, %i of them overdue: %s', (count, overdue, words) => {
  expect(countWords({ count, overdue })).toBe(words)
})
