import { deepEqual } from '@tanstack/react-router'
import type { Bounty } from '../../domain/bounties/bounty'
import type { MyBountiesTab } from '../../domain/bounties/bounty-search'
import { bountyView, type BountyView, bountiesIn, unsentBounties } from '../../domain/bounties/bounty-view'
import { isUnsettled, type OutboxEntry } from '../../domain/outbox/entry'
import {
  acceptanceOf,
  acceptancesOf,
  activeBounties,
  bountiesByCreator,
  bountiesById,
  bountyById,
  listMark,
  openBountyIndex,
  pledgesOf,
} from '../../local/bounties'
import { entriesForBounty, entriesOf } from '../../local/outbox-reads'

// Loaded on demand, and Dexie with it. Each is one live query: all that a screen shows, read in one go.

/** What was read last of each bounty: a read that says the same gives out the same object, for which no card is rendered anew. */
const known = new Map<string, BountyView>()

function viewOf(...of: Parameters<typeof bountyView>): BountyView {
  const view = bountyView(...of)
  const before = known.get(view.bounty.id)
  if (before && deepEqual(before, view)) return before
  known.set(view.bounty.id, view)
  return view
}

async function ownOf(viewerId: string | null) {
  const [entries, own, pledges] =
    viewerId === null ? [[], [], []] : await Promise.all([entriesOf(viewerId), acceptancesOf(viewerId), pledgesOf(viewerId)])
  const acceptances = new Map(own.map((each) => [each.bountyId, each]))
  const view = (bounty: Bounty) => viewOf(bounty, { entries, acceptance: acceptances.get(bounty.id), pledges })
  return { entries, acceptances, pledges, view }
}

/** The rows, and before them the person's own that the academy does not have yet. */
function withUnsent(rows: readonly Bounty[], entries: readonly OutboxEntry[], viewerId: string | null): Bounty[] {
  if (viewerId === null) return [...rows]
  const listed = new Set(rows.map((row) => row.id))
  return [...unsentBounties(entries, { id: viewerId, name: 'You' }).filter(({ id }) => !listed.has(id)), ...rows]
}

/** The newest active bounties, the viewer's own unsent ones first. */
export async function readActiveBounties(
  viewerId: string | null,
  limit: number,
): Promise<{ views: BountyView[]; hasMore: boolean }> {
  const [found, mark, { entries, view }] = await Promise.all([activeBounties(limit + 1), listMark('active'), ownOf(viewerId)])
  const views = withUnsent(found.slice(0, limit), entries, viewerId).map(view)
  return { views, hasMore: found.length > limit || (mark?.next ?? null) !== null }
}

/** What the Marketplace filters and sorts: every cached bounty that was open. */
export const readOpenIndex = openBountyIndex

/** The cached bounties of these ids, in their order. */
export async function readBounties(ids: readonly string[], viewerId: string | null): Promise<BountyView[]> {
  const [rows, { view }] = await Promise.all([bountiesById(ids), ownOf(viewerId)])
  return rows.map(view)
}

/** One bounty, cached or still unsent; null when this phone knows none of that id. `without`: an act that counts as not done. */
export async function readBounty(bountyId: string, viewerId: string | null, without?: string): Promise<BountyView | null> {
  const cached = await bountyById(bountyId)
  if (viewerId === null) return cached === undefined ? null : viewOf(cached, { entries: [], acceptance: undefined, pledges: [] })
  const [own, acceptance, pledges] = await Promise.all([
    entriesForBounty(viewerId, bountyId),
    acceptanceOf(viewerId, bountyId),
    pledgesOf(viewerId),
  ])
  const entries = own.filter((entry) => entry.opId !== without)
  const bounty = cached ?? unsentBounties(entries, { id: viewerId, name: 'You' }).find((each) => each.id === bountyId)
  return bounty === undefined ? null : viewOf(bounty, { entries, acceptance, pledges })
}

/** `open`: everything of this person that is not sent or was refused, whatever it is about. */
export type MyBountiesRead = Record<MyBountiesTab, BountyView[]> & { open: OutboxEntry[] }

/** What the four sub-tabs of My Bounties show, each newest first. */
export async function readMyBounties(viewerId: string): Promise<MyBountiesRead> {
  const [created, { entries, acceptances, pledges, view }] = await Promise.all([bountiesByCreator(viewerId), ownOf(viewerId)])
  const viewsOf = async (ids: Iterable<string>) => {
    const found = await Promise.all([...new Set(ids)].map((id) => bountyById(id)))
    return found.flatMap((bounty) => (bounty === undefined ? [] : [view(bounty)]))
  }
  const taken = [...acceptances.values()].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const unsettled = entries.filter(isUnsettled)
  const [accepted, completed, funded] = await Promise.all([
    viewsOf([
      ...bountiesIn('accepted', unsettled),
      ...taken.filter((each) => each.status !== 'withdrawn' && each.status !== 'completed').map((each) => each.bountyId),
    ]),
    viewsOf(taken.filter((each) => each.status === 'completed').map((each) => each.bountyId)),
    viewsOf([
      ...bountiesIn('funded', unsettled),
      ...pledges.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map((pledge) => pledge.bountyId),
    ]),
  ])
  const open = entries.filter((entry) => entry.ownerId !== null && (isUnsettled(entry) || entry.state === 'rejected'))
  return { open, created: withUnsent(created, entries, viewerId).map(view), accepted, completed, funded }
}
