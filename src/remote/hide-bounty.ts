import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { freshToken } from './fresh-token'

type Hiding = { opId: string; userId: string; bountyId: string; reason: string }

/** Hides a bounty from everybody but its creator and the moderators. Moderators only; needs the network. */
export async function hideBounty({ opId, userId, bountyId, reason }: Hiding): Promise<SendResult> {
  return callAct('hide_bounty', opId, await freshToken(), {
    p_expected_user: userId,
    p_bounty_id: bountyId,
    p_hidden: true,
    p_reason: reason,
  })
}
