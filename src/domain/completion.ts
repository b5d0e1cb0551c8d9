import { isHumanText, unseenTextWords } from './human-text'

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

export const reviewDecisions = ['approve', 'request_changes', 'reject'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

export const reasonMaxLength = 2000

/** A reason is mandatory for everything but an approval. */
export function reviewProblem(decision: ReviewDecision, reason: string): string | null {
  if (decision === 'approve') return null
  const length = reason.trim().length
  if (length === 0) return 'Give a reason. The submitter reads it.'
  if (length > reasonMaxLength) return 'Please use at most 2,000 characters.'
  return isHumanText(reason, true) ? null : unseenTextWords
}
