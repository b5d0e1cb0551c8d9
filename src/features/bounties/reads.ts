import type { BountyAcceptance } from '../../domain/bounty'
import { bountyView, type BountyView } from '../../domain/bounty-view'
import { unsentBounties } from '../../domain/outbox/overlay'
import { acceptanceOf, acceptancesOf, activeBounties, bountyById, pledgesOf } from '../../local/bounties'
import { openBounties } from '../../local/open-bounties'
import { entriesForBounty, entriesOf } from '../../local/outbox-reads'

// Loaded on demand, and Dexie with it. Each is one live query: all that a screen shows, read in one go.

async function ownOf(viewerId: string | null) {
  if (viewerId === null) return { entries: [], acceptances: new Map<string, BountyAcceptance>(), pledges: [] }
  const [entries, acceptances, pledges] = await Promise.all([entriesOf(viewerId), acceptancesOf(viewerId), pledgesOf(viewerId)])
  return { entries, acceptances: new Map(acceptances.map((each) => [each.bountyId, each])), pledges }
}

/** The newest active bounties, the viewer's own unsent ones first. */
export async function readActiveBounties(viewerId: string | null, limit: number): Promise<BountyView[]> {
  const [rows, { entries, acceptances, pledges }] = await Promise.all([activeBounties(limit), ownOf(viewerId)])
  const unsent = viewerId === null ? [] : unsentBounties(entries, { id: viewerId, name: 'You' })
  const known = new Set(rows.map((row) => row.id))
  return [...unsent.filter((bounty) => !known.has(bounty.id)), ...rows].map((bounty) =>
    bountyView(bounty, { entries, acceptance: acceptances.get(bounty.id), pledges }),
  )
}

/** What the Marketplace filters and sorts: every cached bounty that was open. */
export async function readOpenBounties(viewerId: string | null): Promise<BountyView[]> {
  const [rows, { entries, acceptances, pledges }] = await Promise.all([openBounties(), ownOf(viewerId)])
  return rows.map((bounty) => bountyView(bounty, { entries, acceptance: acceptances.get(bounty.id), pledges }))
}

/** One bounty, cached or still unsent; null when this phone knows none of that id. */
export async function readBounty(bountyId: string, viewerId: string | null): Promise<BountyView | null> {
  const cached = await bountyById(bountyId)
  if (viewerId === null)
    return cached === undefined ? null : bountyView(cached, { entries: [], acceptance: undefined, pledges: [] })
  const [entries, acceptance, pledges] = await Promise.all([
    entriesForBounty(viewerId, bountyId),
    acceptanceOf(viewerId, bountyId),
    pledgesOf(viewerId),
  ])
  const bounty = cached ?? unsentBounties(entries, { id: viewerId, name: 'You' }).find((each) => each.id === bountyId)
  return bounty === undefined ? null : bountyView(bounty, { entries, acceptance, pledges })
}
