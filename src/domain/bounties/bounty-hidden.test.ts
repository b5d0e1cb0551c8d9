import { expect, it } from 'vitest'
import { bounty, now } from './bounty-fixture'
import { bountyPart } from './bounty-part'
import { hiddenPartWords } from './bounty-hidden'
import { hiddenWords } from './hidden-words'
import type { AcceptanceStatus, BountyStatus } from './bounty'

const { work, submitted, pledge } = hiddenWords

it.each<[AcceptanceStatus | null, number, string[], BountyStatus?]>([
  [null, 0, []],
  [null, 500, [pledge]],
  ['in_progress', 0, [work]],
  ['changes_requested', 500, [work, pledge]],
  ['submitted', 0, [submitted]],
  ['withdrawn', 0, []],
  ['rejected', 500, [pledge]],
  ['expired', 500, [], 'completed'],
  ['expired', 500, [], 'expired'],
])('to whose acceptance is %s and who pledged %i cents', (status, contributedCents, words, state = 'active') => {
  const acceptance = status && { status, updatedAt: new Date(now).toISOString() }
  const subject = bounty('b', { isHidden: true, status: state })
  const of = { bounty: subject, acceptance, entries: [], viewerId: 'member', nowMs: now }
  expect(hiddenPartWords(bountyPart(of), { bounty: subject, contributedCents })).toEqual(words)
})
