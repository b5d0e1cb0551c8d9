import type { BountyAcceptance } from '../../domain/bounties/bounty'
import { bountyView, type BountyView, bountiesIn } from '../../domain/bounties/bounty-view'
import { isUnsettled, type OutboxEntry } from '../../domain/outbox/entry'
import { restoreReceived } from '../../domain/enrolment/application'
import { acceptancesOf, bountiesById } from '../../local/bounties'
import { entriesOf } from '../../local/outbox-reads'
import { readOwn, receivedApplication } from '../../local/own-values'

// Loaded on demand, and Dexie with it.

/** `finished`: how many accepted ones were approved; `hasBounty`: one was ever accepted, whatever became of it; `hasApplied`: the application was received from this device. */
export type TodayRead = {
  accepted: BountyView[]
  entries: OutboxEntry[]
  finished: number
  hasBounty: boolean
  hasApplied: boolean
}

const isUnderWay = ({ status }: BountyAcceptance) => ['in_progress', 'submitted', 'changes_requested'].includes(status)

/** All that Today shows of this device, in one live query. What is no table is read last: after it nothing would be watched. */
export async function readToday(userId: string): Promise<TodayRead> {
  const [entries, acceptances] = await Promise.all([entriesOf(userId), acceptancesOf(userId)])
  const unsent = bountiesIn('accepted', entries.filter(isUnsettled))
  const held = new Map(acceptances.map((each) => [each.bountyId, each]))
  const ids = new Set([...unsent, ...acceptances.filter(isUnderWay).map(({ bountyId }) => bountyId)])
  const bounties = await bountiesById([...ids])
  const accepted = bounties.map((bounty) => bountyView(bounty, { entries, acceptance: held.get(bounty.id), pledges: [] }))
  const received = await readOwn(userId, receivedApplication)
  return {
    accepted,
    entries,
    finished: acceptances.filter(({ status }) => status === 'completed').length,
    hasBounty: acceptances.length + entries.length > 0,
    hasApplied: restoreReceived(received) !== null,
  }
}
