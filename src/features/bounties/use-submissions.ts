import { useRef, useState } from 'react'
import type { BountyView } from '../../domain/bounty-view'
import type { Completion, CompletionStatus, ReviewDecision } from '../../domain/completion'
import { usePull } from '../../hooks/use-pull'
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

/** What was handed in, as far as this person may see it: the creator and moderators all of it, others their own. */
export function useSubmissions({ bounty, acceptance }: BountyView): Submissions {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const asked = `${bounty.id} ${viewerId}`
  const [told, setTold] = useState<{ asked: string; list: readonly Completion[] } | null>(null)
  const turn = useRef(0)
  const { state, again } = usePull(
    async () => {
      if (viewerId === null) return { ok: true as const, value: [] }
      turn.current += 1
      const own = turn.current
      const answer = await (await import('../../remote/reviews')).listCompletions(bounty.id)
      // An answer that comes after a later question says nothing of now.
      if (answer.ok && own === turn.current) setTold({ asked, list: answer.value })
      return answer
    },
    `submissions ${asked}`,
    `${bounty.updatedAt} ${acceptance?.updatedAt}`,
  )
  const list = told?.asked === asked ? told.list : null
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
      setTold((last) => last && { ...last, list: last.list.map(change) })
    },
  }
}
