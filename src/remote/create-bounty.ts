import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Creates the bounty whose id is the act's. */
export function createBounty({ opId, ownerId, payload }: EntryOf<'create-bounty'>, token: string | null): Promise<SendResult> {
  return callAct('create_bounty', opId, token, {
    p_expected_user: ownerId,
    p_title: payload.title,
    p_description: payload.description,
    p_category: payload.category,
    p_funding_goal_cents: payload.fundingGoalCents,
    p_deadline: payload.deadline,
    p_requires_photo: payload.requiresPhoto,
  })
}
