import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Accepts a bounty: once a person and bounty. */
export function acceptBounty({ opId, ownerId, payload }: EntryOf<'accept-bounty'>, token: string | null): Promise<SendResult> {
  return callAct('accept_bounty', opId, token, { p_expected_user: ownerId, p_bounty_id: payload.bountyId })
}
