import type { BountyView } from '../../domain/bounty-view'
import { useAuth } from '../../state/auth-store'
import { useLive } from './use-live'
import { useLoggedFailure } from './use-logged-failure'
import { usePull } from './use-pull'

type Found = { state: 'loading' | 'missing'; view: null } | { state: 'found'; view: BountyView }

/**
 * The bounty of a route's id: what this phone knows at once, the server's row when it comes, missing only when neither has it.
 * `without`: the act that is being changed, which then counts as not done.
 */
export function useBounty(bountyId: string, without?: string): Found & { again: () => void } {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const live = useLive((reads) => reads.readBounty(bountyId, viewerId, without), `${bountyId} ${viewerId} ${without}`)
  const { state, answer, again } = usePull(
    async () => (await import('../../sync/pull-bounties')).pullBounty(bountyId),
    `${bountyId} ${viewerId}`,
  )

  const missing = !live.value && state !== 'pulling' && (live.value === null || live.failed)
  useLoggedFailure(missing, answer, 'Failed to fetch bounty details')

  if (live.value) return { state: 'found', view: live.value, again }
  return { state: missing ? 'missing' : 'loading', view: null, again }
}
