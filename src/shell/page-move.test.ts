import { expect, it } from 'vitest'
import { pageMove } from './page-move'

it.each([
  ['/bounty', '/bounty/8f2c', 'in'],
  ['/bounty/8f2c', '/bounty', 'out'],
  ['/bounty/8f2c', '/bounty/8f2c/fund', 'in'],
  ['/bounty/8f2c/fund', '/bounty/8f2c', 'out'],
  ['/', '/bounty/8f2c', 'in'],
  ['/course/week-3/training-with-a-partner', '/', 'out'],
  ['/course', '/course/week-1/core-values', 'in'],
  ['/', '/course', null],
  ['/bounty', '/', null],
  ['/bounty', '/course/week-1/core-values', null],
  ['/course/week-1/core-values', '/course/week-1/mental-preparation', null],
  ['/bounty/8f2c', '/bounty/8f2c', null],
  ['/course', '/course-of-another-name', null],
])('from %s to %s: %s', (from, to, move) => expect(pageMove(from, to)).toBe(move))
