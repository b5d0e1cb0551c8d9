import { describe, expect, it } from 'vitest'
import { acceptanceStatuses, type AcceptanceStatus } from './bounty'
import type { OutboxEntry } from './outbox/entry'
import { accept, Bench, complete } from './outbox/fixture'
import { ownMarks } from './own-marks'

const at = '2026-03-09T00:00:00.000Z'
const nothing = { bounty: { creatorId: 'creator' }, acceptance: null, entries: [], contributedCents: 0 }
const held = (status: AcceptanceStatus, entries: OutboxEntry[] = []) => ({
  ...nothing,
  acceptance: { status, updatedAt: at },
  entries,
})
const entry = (draft: Parameters<Bench['enqueue']>[0], state: OutboxEntry['state']): OutboxEntry => ({
  ...new Bench().enqueue(draft),
  state,
})

describe('the card of a bounty', () => {
  it('says nothing to who has no part in it', () => {
    expect(ownMarks(nothing, null)).toEqual([])
    expect(ownMarks(nothing, 'member')).toEqual([])
    // Of a creator whose account is gone nobody is known.
    expect(ownMarks({ ...nothing, bounty: { creatorId: '' } }, null)).toEqual([])
  })

  const marks: Record<AcceptanceStatus, string[]> = {
    in_progress: ['You accepted this bounty'],
    submitted: ['Your completion is under review'],
    changes_requested: ['Changes to your completion were requested'],
    completed: ['Completed'],
    rejected: ['Your completion was not approved'],
    withdrawn: [],
    expired: ['Your acceptance ended'],
  }
  it.each(acceptanceStatuses)('says of an acceptance that is %s what it is', (status) => {
    expect(ownMarks(held(status), 'member')).toEqual(marks[status])
  })

  it.each(['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling'] as const)(
    'calls a completion that is %s on this device no submission',
    (state) => {
      expect(ownMarks(held('submitted', [entry(complete('c', 'b'), state)]), 'member')).toEqual(['You accepted this bounty'])
    },
  )

  it('calls what the academy has a submission, whatever else was refused or waits', () => {
    const others = [entry(complete('c', 'b'), 'rejected'), entry(accept('a', 'b'), 'queued')]
    expect(ownMarks(held('submitted', others), 'member')).toEqual(['Your completion is under review'])
  })

  it('says that it is one’s own, and what one gave', () => {
    expect(ownMarks(nothing, 'creator')).toEqual(['You created this bounty'])
    expect(ownMarks({ ...nothing, contributedCents: 2550 }, 'creator')).toEqual([
      'You created this bounty',
      'You contributed $25.50',
    ])
    expect(ownMarks({ ...held('rejected'), contributedCents: 1000 }, 'member')).toEqual([
      'Your completion was not approved',
      'You contributed $10',
    ])
  })
})
