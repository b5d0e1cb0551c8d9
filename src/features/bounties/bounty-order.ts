import type { Bounty } from '../../domain/bounties/bounty'
import { isOpen } from '../../domain/bounties/bounty-status'

/** Active Bounties: `active` only, the latest created first. */
export function activeBounties(bounties: readonly Bounty[], nowMs: number): Bounty[] {
  return bounties
    .filter((bounty) => bounty.status === 'active' && isOpen(bounty, nowMs))
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1))
}
