import { expect, it } from 'vitest'
import { reviewProblem, type ReviewDecision } from './completion'

it.each<[ReviewDecision, string, boolean]>([
  ['approve', '', false],
  ['request_changes', '', true],
  ['request_changes', '  \n', true],
  ['request_changes', 'Show the map.', false],
  ['reject', '', true],
  ['reject', 'x'.repeat(2000), false],
  ['reject', 'x'.repeat(2001), true],
])('to %s with the reason %j: refused %s', (decision, reason, refused) => {
  expect(reviewProblem(decision, reason) !== null).toBe(refused)
})
