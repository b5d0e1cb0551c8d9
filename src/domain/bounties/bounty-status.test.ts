import { describe, expect, it } from 'vitest'
import { acceptanceStatuses, type AcceptanceStatus, type BountyStatus } from './bounty'
import { liveStatus, mayAccept, mayComplete, pledgeState, shownStatus, timeRemaining } from './bounty-status'

const now = Date.UTC(2026, 2, 10)
const dayMs = 86_400_000
const at = (days: number) => new Date(now + days * dayMs).toISOString()
const bounty = (status: BountyStatus, deadlineInDays = 3) => ({ status, deadline: at(deadlineInDays), creatorId: 'creator' })
const acceptance = (status: AcceptanceStatus, changedDaysAgo = 1) => ({ status, updatedAt: at(-changedDaysAgo) })

describe('live status', () => {
  it.each([
    ['active', 3, 'active'],
    ['funded', 3, 'funded'],
    ['active', 0, 'expired'],
    ['funded', -1, 'expired'],
    ['completed', -1, 'completed'],
    ['expired', 3, 'expired'],
  ] as const)('%s with the deadline in %i days is %s', (status, days, live) => {
    expect(liveStatus(bounty(status, days), now)).toBe(live)
  })
})

describe('time remaining', () => {
  it.each([
    ['active', 3, '3 days'],
    ['funded', 1, '1 day'],
    ['active', 0.5, '12 hours'],
    ['active', 0, 'Ended'],
    ['expired', 3, 'Ended'],
    ['completed', 3, 'Completed'],
    ['completed', -3, 'Completed'],
  ] as const)('of one that is %s with the deadline in %i days: %s', (status, days, words) => {
    expect(timeRemaining(bounty(status, days), now)).toBe(words)
  })
})

describe('Accept Bounty', () => {
  it.each([
    ['a visitor', 'active', null, null, false],
    ['the creator', 'active', 'creator', null, false],
    ['a member', 'active', 'member', null, true],
    ['a member, funded bounty', 'funded', 'member', null, true],
    ['a member, completed bounty', 'completed', 'member', null, false],
    ['a member, expired bounty', 'expired', 'member', null, false],
    ['a member who accepted', 'active', 'member', 'in_progress', false],
    ['a member who was rejected', 'active', 'member', 'rejected', false],
    ['a member who withdrew', 'active', 'member', 'withdrawn', true],
  ] as const)('for %s (%s): %#', (_who, status, viewerId, accepted, offered) => {
    const held = accepted === null ? null : acceptance(accepted)
    expect(mayAccept({ bounty: bounty(status), viewerId, acceptance: held, nowMs: now })).toBe(offered)
  })

  it('is gone once a moderator has hidden it, and so is Complete Bounty', () => {
    const hidden = { bounty: { ...bounty('active'), isHidden: true }, viewerId: 'member', nowMs: now }
    expect(mayAccept({ ...hidden, acceptance: null })).toBe(false)
    expect(mayComplete({ ...hidden, acceptance: acceptance('in_progress') })).toBe(false)
  })

  it('is gone once the deadline has passed on this clock', () => {
    expect(mayAccept({ bounty: bounty('active', 0), viewerId: 'member', acceptance: null, nowMs: now })).toBe(false)
  })
})

describe('Complete Bounty', () => {
  const completable = new Set<AcceptanceStatus>(['in_progress', 'changes_requested'])

  it.each(acceptanceStatuses)('with an acceptance that is %s', (status) => {
    const situation = { bounty: bounty('active'), viewerId: 'member', acceptance: acceptance(status), nowMs: now }
    expect(mayComplete(situation)).toBe(completable.has(status))
  })

  it.each([
    ['in_progress', 'active', -1, 1, false],
    ['changes_requested', 'active', -1, 6.9, true],
    ['changes_requested', 'expired', -9, 6.9, true],
    ['changes_requested', 'active', 3, 8, true],
    ['changes_requested', 'active', -1, 7, false],
    ['changes_requested', 'expired', 3, 7, false],
    ['changes_requested', 'completed', 3, 1, false],
  ] as const)('%s on an %s bounty, deadline in %d days, changed %d days ago: %s', (status, state, deadline, changed, offered) => {
    const situation = { bounty: bounty(state, deadline), viewerId: 'member', acceptance: acceptance(status, changed), nowMs: now }
    expect(mayComplete(situation)).toBe(offered)
  })

  it('is not offered without an acceptance, nor to a visitor', () => {
    expect(mayComplete({ bounty: bounty('active'), viewerId: 'member', acceptance: null, nowMs: now })).toBe(false)
    expect(mayComplete({ bounty: bounty('active'), viewerId: null, acceptance: acceptance('in_progress'), nowMs: now })).toBe(
      false,
    )
  })
})

describe('a pledge', () => {
  it.each([
    ['active', 'Pledged'],
    ['funded', 'Pledged'],
    ['expired', 'Released'],
    ['completed', 'Due'],
  ] as const)('of an %s bounty reads %s, whatever the deadline: a review may go on past it', (status, state) => {
    expect(pledgeState(bounty(status, -1))).toBe(state)
  })
})

describe('the badge', () => {
  it.each([
    ['active', 1, 'hidden'],
    ['funded', 1, 'hidden'],
    ['active', -1, 'expired'],
    ['completed', 1, 'completed'],
  ] as const)('of a hidden %s bounty, deadline in %d days, reads %s', (state, deadline, shown) => {
    const of = { ...bounty(state, deadline), isHidden: true }
    expect(shownStatus(of, now)).toBe(shown)
    expect(timeRemaining(of, now)).toBe({ hidden: 'Hidden', expired: 'Ended', completed: 'Completed' }[shown])
  })
})
