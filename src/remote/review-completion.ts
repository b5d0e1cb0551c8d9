import type { ReviewDecision } from '../domain/completion'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { freshToken } from './fresh-token'

type Review = { opId: string; userId: string; completionId: string; decision: ReviewDecision; reason: string }

/** Approves, sends back or rejects a submission. The bounty’s creator or a moderator; needs the network. Decision 8. */
export async function reviewCompletion({ opId, userId, completionId, decision, reason }: Review): Promise<SendResult> {
  return callAct('review_completion', opId, await freshToken(), {
    p_expected_user: userId,
    p_completion_id: completionId,
    p_decision: decision,
    p_reason: reason,
  })
}
