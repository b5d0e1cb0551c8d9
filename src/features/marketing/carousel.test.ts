import { expect, it } from 'vitest'
import { wrap } from './carousel'

it.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [2, 3, 2],
])('wraps %i of %i to %i', (index, count, expected) => {
  expect(wrap(index, count)).toBe(expected)
})
