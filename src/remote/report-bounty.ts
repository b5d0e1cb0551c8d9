import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { freshToken } from './fresh-token'

type Report = { opId: string; userId: string; bountyId: string; reason: string }

/** Tells the moderators why a bounty should not stand. Needs the network. Decision 15. */
export async function reportBounty({ opId, userId, bountyId, reason }: Report): Promise<SendResult> {
  return callAct('report_bounty', opId, await freshToken(), { p_expected_user: userId, p_bounty_id: bountyId, p_reason: reason })
}
