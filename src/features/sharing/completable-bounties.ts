import type { Bounty } from '../../domain/bounties/bounty'
import { bountyPart } from '../../domain/bounties/bounty-part'
import { bountyView, bountiesIn } from '../../domain/bounties/bounty-view'
import { acceptancesOf, bountyById } from '../../local/bounties'
import { entriesOf } from '../../local/outbox-reads'

/** The bounties that this person has accepted and may complete now, the latest acceptance first; those accepted offline as well. */
export async function completableBounties(viewerId: string, nowMs: number): Promise<Bounty[]> {
  const [entries, acceptances] = await Promise.all([entriesOf(viewerId), acceptancesOf(viewerId)])
  const held = new Map(acceptances.map((each) => [each.bountyId, each]))
  const latest = acceptances.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).map((each) => each.bountyId)
  const found = await Promise.all([...new Set([...bountiesIn('accepted', entries), ...latest])].map((id) => bountyById(id)))
  return found.flatMap((bounty) => {
    if (bounty === undefined) return []
    const view = bountyView(bounty, { entries, acceptance: held.get(bounty.id), pledges: [] })
    return bountyPart({ ...view, viewerId, nowMs }).act === 'complete' ? [view.bounty] : []
  })
}
