import type { BountyView } from '../../domain/bounties/bounty-view'
import type { Completion, CompletionStatus, ReviewDecision } from '../../domain/bounties/completion'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'

export type Submissions = {
  /** The newest first; null until the academy has told. What it told stays while it's asked again. */
  list: readonly Completion[] | null
  isFailed: boolean
  /** How many of others wait for this person's decision. */
  toReview: number
  /** Whose was approved, to those who may see it. */
  doneBy: string | null
  again: () => void
  /** Shows a decision that the academy has taken, whether or not the list can be asked for again. */
  decided: (id: string, decision: ReviewDecision, reason: string) => void
}

const statusOf: Record<ReviewDecision, CompletionStatus> = {
  approve: 'approved',
  request_changes: 'changes_requested',
  reject: 'rejected',
}

/** What was handed in, as far as this person may see it. */
export function useSubmissions({ bounty }: BountyView): Submissions {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { value, state, again } = useAsked(viewerId === null ? null : 'submissions', bounty.id)
  const list = viewerId === null ? [] : (value ?? null)
  const others = list?.filter(({ submitterName }) => submitterName !== null) ?? []
  return {
    list,
    isFailed: state === 'failed',
    toReview: others.filter(({ status }) => status === 'submitted').length,
    doneBy: others.find(({ status }) => status === 'approved')?.submitterName ?? null,
    again,
    decided: (id, decision, reason) => {
      const status = statusOf[decision]
      const change = (each: Completion) => (each.id === id ? { ...each, status, reason: reason || null } : each)
      changeAnswer('submissions', [bounty.id], (before) => before?.map(change))
    },
  }
}
