import { describe, expect, it } from 'vitest'
import { actsOn, ANA, BEN } from '../outbox/fixture'
import type { BountyKind } from './payloads'
import { outcomeToast } from './outcome-toast'

/** The title and the words of a success and of a failure. */
const words: Readonly<Record<BountyKind, readonly [success: readonly [string, string], failure: readonly [string, string]]>> = {
  'create-bounty': [
    ['Bounty Created', 'Your bounty has been successfully created.'],
    ['Creation Failed', 'There was an error creating your bounty. Please try again.'],
  ],
  'accept-bounty': [
    ['Bounty Accepted', 'You have successfully accepted this bounty.'],
    ['Acceptance Failed', 'There was an error accepting this bounty. Please try again.'],
  ],
  'fund-bounty': [
    ['Contribution Successful', 'You have successfully contributed $25 to this bounty. It is a pledge: nothing was charged.'],
    ['Payment Failed', 'There was an error processing your payment. Please try again.'],
  ],
  'complete-bounty': [
    ['Submission Successful', 'Your bounty completion has been submitted for review.'],
    ['Submission Failed', 'There was an error submitting your completion. Please try again.'],
  ],
}
const isTold = (kind: string): kind is BountyKind => kind in words
const all = actsOn('b')

describe.each(
  Object.keys(words)
    .filter(isTold)
    .map((kind) => [kind, all[kind], ...words[kind]] as const),
)('the outcome of %s', (_kind, draft, success, failure) => {
  it('is told as a success once applied', () => {
    expect(outcomeToast({ ...draft, state: 'applied' }, ANA)).toEqual({
      title: success[0],
      description: success[1],
      tone: 'success',
    })
  })

  it('is told as a failure when refused', () => {
    const told = { title: failure[0], description: failure[1], tone: 'danger' }
    expect(outcomeToast({ ...draft, state: 'rejected' }, ANA)).toEqual(told)
  })

  it('is no failure while it waits for the person, and nothing invites doing it twice', () => {
    const told = outcomeToast({ ...draft, state: 'needs_attention' }, ANA)
    expect(told).toMatchObject({ title: 'Needs Your Attention', tone: 'danger' })
    expect(told?.description).toContain('kept on this device')
    expect(`${told?.title} ${told?.description}`).not.toMatch(/again|fail|error|payment/i)
  })

  it.each([BEN, null])('is no news for %s, who did not do it', (viewerId) => {
    for (const state of ['applied', 'rejected', 'needs_attention'] as const)
      expect(outcomeToast({ ...draft, state }, viewerId)).toBeNull()
  })

  it.each(['queued', 'sending', 'waiting_auth', 'cancelled', 'closed'] as const)('is not told while %s', (state) => {
    expect(outcomeToast({ ...draft, state }, ANA)).toBeNull()
  })
})

it('leaves other acts to their own screens', () => {
  expect(outcomeToast({ ...all['send-contact-message'], state: 'applied' }, null)).toBeNull()
})
