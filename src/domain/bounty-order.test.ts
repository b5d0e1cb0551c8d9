import { describe, expect, it } from 'vitest'
import type { Bounty } from './bounty'
import { activeBounties } from './bounty-order'

const now = Date.UTC(2026, 2, 10)
const at = (days: number) => new Date(now + days * 86_400_000).toISOString()

function bounty(id: string, part: Partial<Bounty> & { deadlineIn?: number; createdIn?: number } = {}): Bounty {
  const { deadlineIn = 5, createdIn = -1, ...rest } = part
  return {
    id,
    title: `Bounty ${id}`,
    description: 'A challenge.',
    category: 'Civic Engagement',
    creatorId: 'creator',
    creatorName: 'Patriot',
    fundingGoalCents: 10_000,
    currentFundingCents: 0,
    contributors: 0,
    deadline: at(deadlineIn),
    createdAt: at(createdIn),
    updatedAt: at(createdIn),
    status: 'active',
    requiresPhoto: true,
    isSample: false,
    ...rest,
  }
}

const ids = (bounties: Bounty[]) => bounties.map((each) => each.id).join(' ')

describe('Active Bounties', () => {
  it('lists the active and not ended, the latest created first', () => {
    const all = [
      bounty('old', { createdIn: -9 }),
      bounty('new', { createdIn: 0 }),
      bounty('funded', { status: 'funded' }),
      bounty('ended', { deadlineIn: 0 }),
      bounty('completed', { status: 'completed' }),
    ]
    expect(ids(activeBounties(all, now))).toBe('new old')
  })
})
