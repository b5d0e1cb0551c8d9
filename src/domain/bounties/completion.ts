import type { Bounty } from './bounty'
import { contributorWords } from './bounty-words'
import { humanTextProblem } from '../text/human-text'
import { formatCents } from '../payments/money'
import { tooLongProblem } from '../text/text-length'

export const completionStatuses = ['submitted', 'changes_requested', 'approved', 'rejected', 'expired'] as const
export type CompletionStatus = (typeof completionStatuses)[number]

/** One submission, as its submitter, the bounty's creator and moderators see it. `submitterName` is null for the own. */
export type Completion = {
  id: string
  bountyId: string
  submitterName: string | null
  photoPath: string | null
  notes: string | null
  status: CompletionStatus
  reason: string | null
  createdAt: string
}

/** The submission that a review begins with: of those of others that wait for a decision the one that has waited longest. */
export const firstToReview = (newestFirst: readonly Completion[]): Completion | undefined =>
  newestFirst.toReversed().find(({ submitterName, status }) => submitterName !== null && status === 'submitted')

/** What an approval makes due, as it stands beside a decision. */
type Pledged = Pick<Bounty, 'currentFundingCents' | 'contributors'>

export function pledgedWords({ currentFundingCents, contributors }: Pledged): string {
  if (currentFundingCents === 0) return 'Nothing is pledged yet.'
  return `${formatCents(currentFundingCents)} pledged by ${contributorWords(contributors)}.`
}

export type ReviewDecision = 'approve' | 'request_changes' | 'reject'

export const reasonMaxLength = 2000

/** A reason is mandatory for everything but an approval. */
export function reviewProblem(decision: ReviewDecision, reason: string): string | null {
  if (decision === 'approve') return null
  if (reason.trim() === '') return 'Give a reason. The submitter reads it.'
  return tooLongProblem(reason, reasonMaxLength) ?? humanTextProblem(reason, true)
}
