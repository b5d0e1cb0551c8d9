import { describe, expect, it } from 'vitest'
import type { EntryDraft } from '../outbox/entry'
import { outcomeToast } from './outcome-toast'

const opId = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'
const bountyId = '4b304e80-e314-4fca-8c7b-469f7726574a'
const drafts: EntryDraft[] = [
  {
    opId,
    ownerId: 'me',
    kind: 'create-bounty',
    payload: {
      title: 'T',
      description: 'D',
      category: 'Flag Etiquette',
      fundingGoalCents: 100,
      deadline: '2026-03-10T00:00:00Z',
      requiresPhoto: true,
    },
  },
  { opId, ownerId: 'me', kind: 'accept-bounty', payload: { bountyId } },
  { opId, ownerId: 'me', kind: 'fund-bounty', payload: { bountyId, amountCents: 2550, anonymous: false } },
  { opId, ownerId: 'me', kind: 'complete-bounty', payload: { bountyId, notes: '' } },
]

const successes = [
  ['Bounty Created', 'Your bounty has been successfully created.'],
  ['Bounty Accepted', 'You have successfully accepted this bounty.'],
  ['Contribution Successful', 'You have successfully contributed $25.50 to this bounty. It is a pledge: nothing was charged.'],
  ['Submission Successful', 'Your bounty completion has been submitted for review.'],
] as const
const failures = [
  ['Creation Failed', 'There was an error creating your bounty. Please try again.'],
  ['Acceptance Failed', 'There was an error accepting this bounty. Please try again.'],
  ['Payment Failed', 'There was an error processing your payment. Please try again.'],
  ['Submission Failed', 'There was an error submitting your completion. Please try again.'],
] as const

describe.each(drafts.map((draft, index) => [draft.kind, draft, successes[index], failures[index]] as const))(
  'the outcome of %s',
  (_kind, draft, success, failure) => {
    it('is told as a success once applied', () => {
      expect(outcomeToast({ ...draft, state: 'applied' }, 'me')).toEqual({
        title: success?.[0],
        description: success?.[1],
        tone: 'success',
      })
    })

    it('is told as a failure when refused', () => {
      const told = { title: failure?.[0], description: failure?.[1], tone: 'danger' }
      expect(outcomeToast({ ...draft, state: 'rejected' }, 'me')).toEqual(told)
    })

    it('is no failure while it waits for the person, and nothing invites doing it twice', () => {
      const told = outcomeToast({ ...draft, state: 'needs_attention' }, 'me')
      expect(told).toMatchObject({ title: 'Needs Your Attention', tone: 'danger' })
      expect(told?.description).toContain('kept on this device')
      expect(`${told?.title} ${told?.description}`).not.toMatch(/again|fail|error|payment/i)
    })

    it.each(['you', null])('is no news for %s, who did not do it', (viewerId) => {
      for (const state of ['applied', 'rejected', 'needs_attention'] as const)
        expect(outcomeToast({ ...draft, state }, viewerId)).toBeNull()
    })

    it.each(['queued', 'sending', 'waiting_auth', 'cancelled', 'closed'] as const)('is not told while %s', (state) => {
      expect(outcomeToast({ ...draft, state }, 'me')).toBeNull()
    })
  },
)

it('leaves other acts to their own screens', () => {
  const message = { name: 'A', email: 'a@example.test', message: 'Hello' }
  expect(outcomeToast({ kind: 'send-contact-message', ownerId: null, payload: message, state: 'applied' }, null)).toBeNull()
})
