import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { freshToken } from './fresh-token'

type Withdrawal = { opId: string; userId: string; bountyId: string }

/** Takes back the own acceptance of a bounty. Needs the network. Decision 5. */
export async function withdrawAcceptance({ opId, userId, bountyId }: Withdrawal): Promise<SendResult> {
  return callAct('withdraw_acceptance', opId, await freshToken(), { p_expected_user: userId, p_bounty_id: bountyId })
}
