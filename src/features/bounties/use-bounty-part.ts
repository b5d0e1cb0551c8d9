import { bountyPart, type BountyPart } from '../../domain/bounties/bounty-part'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { useClock } from '../../hooks/use-clock'
import { useAuth } from '../../state/auth-store'
import type { KnownSubmissions } from './submissions'

/** Where who looks stands with this bounty. A list knows at most how many submissions wait. */
export function useBountyPart(
  view: BountyView,
  submissions?: Partial<Pick<KnownSubmissions, 'toReview' | 'doneBy'>>,
): BountyPart {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const isSignedOut = useAuth((auth) => auth.status === 'signed-out')
  return bountyPart({ ...view, ...submissions, viewerId, isSignedOut, nowMs })
}
