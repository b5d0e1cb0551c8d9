import type { Bounty } from './bounty'

/** The moment at which the tests of lists stand. */
export const now = Date.UTC(2026, 2, 10)
const at = (days: number) => new Date(now + days * 86_400_000).toISOString()

/** A bounty of the Civic Engagement kind that ends in five days and was made yesterday, unless `part` says otherwise. */
export function bounty(id: string, part: Partial<Bounty> & { deadlineIn?: number; createdIn?: number } = {}): Bounty {
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
