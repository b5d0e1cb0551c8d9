import { describe, expect, it } from 'vitest'
import type { Bounty } from './bounty'
import { activeBounties, marketplaceBounties } from './bounty-order'
import type { BountySort } from './bounty-search'

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

describe('the Marketplace', () => {
  const all = [
    bounty('a', { deadlineIn: 9, currentFundingCents: 100, contributors: 3, title: 'Map the CREEK' }),
    bounty('b', { deadlineIn: 2, currentFundingCents: 900, contributors: 1, category: 'Flag Etiquette', status: 'funded' }),
    bounty('c', { deadlineIn: 9, currentFundingCents: 100, contributors: 3, description: 'Follow the creek.' }),
    bounty('d', { deadlineIn: -1 }),
    bounty('e', { status: 'completed' }),
  ]

  it.each<[BountySort, string]>([
    ['newest', 'c a b'],
    ['ending-soon', 'b a c'],
    ['most-funded', 'b c a'],
    ['most-popular', 'c a b'],
  ])('sorted %s reads %s', (sort, order) => {
    expect(ids(marketplaceBounties(all, { query: '', sort }, now))).toBe(order)
  })

  it('finds words in title or description, whatever their case', () => {
    expect(ids(marketplaceBounties(all, { query: ' Creek ', sort: 'newest' }, now))).toBe('c a')
    expect(ids(marketplaceBounties(all, { query: 'nowhere', sort: 'newest' }, now))).toBe('')
  })

  it('keeps to a category', () => {
    expect(ids(marketplaceBounties(all, { category: 'Flag Etiquette', query: '', sort: 'newest' }, now))).toBe('b')
  })
})
