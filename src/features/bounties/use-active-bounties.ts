import { sampleBountiesFrom } from '../../content/sample-bounties'
import { activeBounties } from '../../domain/bounty-order'
import { isOpen } from '../../domain/bounty-status'
import { bountyView, type BountyView } from '../../domain/bounty-view'
import { useAuth } from '../../state/auth-store'
import { useWasPrerendered } from '../../ui/prerendered'
import { useClock } from '../../hooks/use-clock'
import { useLive } from '../../hooks/use-live'
import { loadReads } from './load-reads'
import { useLoadMore } from './use-load-more'
import { useLoggedFailure } from './use-logged-failure'
import { usePages } from './use-pages'
import { usePull } from '../../hooks/use-pull'

const nothingOwn = { entries: [], acceptance: undefined, pledges: [] }
const loadPulls = () => import('../../sync/pull-bounties')

function sampleViews(nowMs: number): BountyView[] {
  return activeBounties(sampleBountiesFrom(nowMs), nowMs).map((bounty) => bountyView(bounty, nothingOwn))
}

/** The samples stand in prerendered HTML; what this phone holds takes their place, and the server's answer joins it. `views` is undefined until there is something to say. */
export function useActiveBounties() {
  const { nowMs } = useClock()
  const wasPrerendered = useWasPrerendered()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const list = `active ${viewerId}`
  const { limit, more } = usePages()
  const live = useLive(loadReads, (reads) => reads.readActiveBounties(viewerId, limit), `${list} ${limit}`, list)
  const { state, answer, again } = usePull(async () => {
    const pulls = await loadPulls()
    const [first] = await Promise.all([pulls.pullActiveBounties(), pulls.pullOwn()])
    return first
  }, list)

  const open = live.value?.views.filter(({ bounty }) => isOpen(bounty, nowMs))
  const loadMore = useLoadMore(
    { list, last: open?.at(-1)?.bounty.id },
    async () => (await loadPulls()).pullActiveBounties({ more: true }),
    more,
  )
  const failed = live.failed || (open?.length === 0 && state === 'failed')
  useLoggedFailure(failed, answer, 'Failed to fetch active bounties')

  const settled = open !== undefined && (open.length > 0 || state !== 'pulling')
  const views = settled ? open : failed ? [] : wasPrerendered ? sampleViews(nowMs) : undefined
  const hasMore = settled && open.length > 0 && live.value?.hasMore === true
  // Until the first page is fresh, what follows it is not asked for.
  return {
    views,
    failed,
    state,
    again,
    hasMore,
    loadMore: { ...loadMore, ahead: state === 'pulling' ? () => {} : loadMore.ahead },
  }
}
