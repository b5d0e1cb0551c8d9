import { expect, it } from 'vitest'
import { type Completion, firstToReview, pledgedWords, reviewProblem, type ReviewDecision } from './completion'

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

const handedIn = (id: string, part: Partial<Completion>): Completion => ({
  id,
  bountyId: 'b',
  submitterName: 'Doer',
  photoPath: null,
  notes: null,
  status: 'submitted',
  reason: null,
  createdAt: '',
  ...part,
})

it('begins a review with what has waited longest, and never with what is the own or decided', () => {
  const own = handedIn('own', { submitterName: null })
  const decided = handedIn('decided', { status: 'changes_requested' })
  const [newer, older] = [handedIn('newer', {}), handedIn('older', {})]
  expect(firstToReview([newer, decided, older, own])).toBe(older)
  expect(firstToReview([decided, own])).toBeUndefined()
  expect(firstToReview([])).toBeUndefined()
})

it.each([
  [0, 0, 'Nothing is pledged yet.'],
  [2500, 1, '$25 pledged by 1 contributor.'],
  [110_050, 3, '$1,100.50 pledged by 3 contributors.'],
])('says of %s cents by %s what an approval makes due', (currentFundingCents, contributors, words) => {
  expect(pledgedWords({ currentFundingCents, contributors })).toBe(words)
})
