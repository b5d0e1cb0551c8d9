import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Pledges integer cents to a bounty; nothing is charged. */
export function fundBounty({ opId, ownerId, payload }: EntryOf<'fund-bounty'>, token: string | null): Promise<SendResult> {
  return callAct('fund_bounty', opId, token, {
    p_expected_user: ownerId,
    p_bounty_id: payload.bountyId,
    p_amount_cents: payload.amountCents,
    p_anonymous: payload.anonymous,
  })
}
