import type { ReviewDecision } from '../domain/bounties/completion'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { freshToken } from './renew-session'

type Report = { opId: string; userId: string; bountyId: string; reason: string }

/** Tells the moderators why a bounty should not stand. Needs the network. */
export async function reportBounty({ opId, userId, bountyId, reason }: Report): Promise<SendResult> {
  return callAct('report_bounty', opId, await freshToken(), { p_expected_user: userId, p_bounty_id: bountyId, p_reason: reason })
}

export type Moderation = { opId: string; userId: string; bountyId: string } & (
  | { act: 'keep' | 'show' }
  | { act: 'hide'; reason: string }
)

/**
 * Lets a reported bounty stand, hides one from everybody but who has a part in it and the moderators, or shows it again. Its reports are settled, and who made
 * them is thanked. Moderators only; needs the network.
 */
export async function moderateBounty({ opId, userId, bountyId, ...decision }: Moderation): Promise<SendResult> {
  const bounty = { p_expected_user: userId, p_bounty_id: bountyId }
  const token = await freshToken()
  if (decision.act === 'keep') return callAct('keep_bounty', opId, token, bounty)
  const reason = decision.act === 'hide' ? decision.reason : null
  return callAct('hide_bounty', opId, token, { ...bounty, p_hidden: reason !== null, p_reason: reason })
}

type Withdrawal = { opId: string; userId: string; bountyId: string }

/** Takes back the own acceptance of a bounty. Needs the network. */
export async function withdrawAcceptance({ opId, userId, bountyId }: Withdrawal): Promise<SendResult> {
  return callAct('withdraw_acceptance', opId, await freshToken(), { p_expected_user: userId, p_bounty_id: bountyId })
}

type Review = { opId: string; userId: string; completionId: string; decision: ReviewDecision; reason: string }

/** Makes ready to review a submission, and answers what does it at once, also from a page that is being left. For the bounty’s creator or a moderator; needs the network. */
export async function readyToReview(): Promise<(review: Review) => Promise<SendResult>> {
  const token = await freshToken()
  return ({ opId, userId, completionId, decision, reason }) => {
    const parameters = { p_expected_user: userId, p_completion_id: completionId, p_decision: decision, p_reason: reason }
    return callAct('review_completion', opId, token, parameters, { keepalive: true })
  }
}
