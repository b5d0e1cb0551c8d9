import type { BountyView } from '../../domain/bounty-view'
import { useAuth } from '../../state/auth-store'
import { useLive } from './use-live'
import { usePull } from './use-pull'

type Found = { state: 'loading' | 'missing'; view: null } | { state: 'found'; view: BountyView }

/** The bounty of a route's id: what this phone knows at once, the server's row when it comes, missing only when neither has it. */
export function useBounty(bountyId: string): Found & { again: () => void } {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const live = useLive((reads) => reads.readBounty(bountyId, viewerId), `${bountyId} ${viewerId}`)
  const { state, again } = usePull(
    async () => (await import('../../sync/pull-bounties')).pullBounty(bountyId),
    `${bountyId} ${viewerId}`,
  )

  if (live.value) return { state: 'found', view: live.value, again }
  const settled = state !== 'pulling' && (live.value === null || live.failed)
  return { state: settled ? 'missing' : 'loading', view: null, again }
}
