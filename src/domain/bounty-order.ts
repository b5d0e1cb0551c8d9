import type { Bounty, BountyCategory } from './bounty'
import type { BountySort } from './bounty-search'
import { isOpen } from './bounty-status'

type Order = (a: Bounty, b: Bounty) => number

const byId: Order = (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id))
const time = (iso: string) => Date.parse(iso)

/** Section 4 and decision 12: newest is the latest deadline; ties follow the id in the direction of the sort, as the server's pages do. */
const orders: Record<BountySort, Order> = {
  newest: (a, b) => time(b.deadline) - time(a.deadline) || byId(b, a),
  'most-funded': (a, b) => b.currentFundingCents - a.currentFundingCents || byId(b, a),
  'ending-soon': (a, b) => time(a.deadline) - time(b.deadline) || byId(a, b),
  'most-popular': (a, b) => b.contributors - a.contributors || byId(b, a),
}

export function inOrder(bounties: readonly Bounty[], sort: BountySort): Bounty[] {
  return bounties.toSorted(orders[sort])
}

/** Active Bounties: `active` only, the latest created first. Specification, section 7; decision 12. */
export function activeBounties(bounties: readonly Bounty[], nowMs: number): Bounty[] {
  return bounties
    .filter((bounty) => bounty.status === 'active' && isOpen(bounty, nowMs))
    .toSorted((a, b) => time(b.createdAt) - time(a.createdAt) || byId(b, a))
}

/** The Marketplace: active and funded ones of a category whose title or description holds the words. Specification, section 4; decision 12. */
export function marketplaceBounties(
  bounties: readonly Bounty[],
  filter: { category?: BountyCategory | undefined; query: string; sort: BountySort },
  nowMs: number,
): Bounty[] {
  const words = filter.query.trim().toLowerCase()
  const matches = (bounty: Bounty) =>
    isOpen(bounty, nowMs) &&
    (filter.category === undefined || bounty.category === filter.category) &&
    (bounty.title.toLowerCase().includes(words) || bounty.description.toLowerCase().includes(words))
  return inOrder(bounties.filter(matches), filter.sort)
}
