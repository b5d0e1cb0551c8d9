import { useEffect, useState } from 'react'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import { activeBounties } from '../../domain/bounty-order'
import { isOpen } from '../../domain/bounty-status'
import { bountyView, onlySamples, type BountyView } from '../../domain/bounty-view'
import { steadyList } from '../../domain/steady-list'
import { useAuth } from '../../state/auth-store'
import { useWasPrerendered } from '../../ui/prerendered'
import { useClock } from '../../hooks/use-clock'
import { useLive } from '../../hooks/use-live'
import { loadReads } from './load-reads'
import { useBoardState } from './board-state'
import { useLoadMore } from './use-load-more'
import { useLoggedFailure } from './use-logged-failure'
import { usePages } from './use-pages'
import { usePull } from '../../hooks/use-pull'

const nothingOwn = { entries: [], acceptance: undefined, pledges: [] }
const loadPulls = () => import('../../sync/pull-bounties')

function sampleViews(nowMs: number): BountyView[] {
  return activeBounties(sampleBountiesFrom(nowMs), nowMs).map((bounty) => bountyView(bounty, nothingOwn))
}

type Steady = {
  list: string
  views: readonly BountyView[]
  standIns: readonly BountyView[]
  isFresh: boolean
  viewerId: string | null
}

/** The cards in an order that only a press changes; the strip above the board tells how many wait for it. */
function useSteadyViews({ list, views, standIns, isFresh, viewerId }: Steady): BountyView[] {
  const [held, setHeld] = useState<{ list: string; ids: string[]; taken: number }>({ list, ids: [], taken: 0 })
  const taken = useBoardState((state) => state.taken)
  const isSame = held.list === list
  const steady = steadyList({
    standing: isSame ? held.ids : [],
    rows: views,
    standIns,
    isOwn: ({ bounty, entries }) => entries.length > 0 || (viewerId !== null && bounty.creatorId === viewerId),
  })
  // A press before the server's answer is here waits for it.
  const isTaking = isFresh && taken > held.taken && steady.newer > 0
  const { shown, newer } = isTaking ? { shown: [...views], newer: 0 } : steady
  const ids = shown.map(({ bounty }) => bounty.id)
  if (!isSame || held.ids.join() !== ids.join()) setHeld({ list, ids, taken: isTaking || !isSame ? taken : held.taken })

  useEffect(() => {
    if (isFresh) useBoardState.setState({ newer })
  }, [isFresh, newer])
  useEffect(() => {
    // From here on the board itself says that it failed.
    useBoardState.setState({ isFailed: false })
    return () => useBoardState.setState({ newer: 0, taken: 0 })
  }, [])
  return shown
}

/** The samples stand in prerendered HTML; what this device holds takes their place, and the server's answer joins it. `views` is undefined until there is something to say. */
export function useActiveBounties() {
  const { nowMs } = useClock()
  const wasPrerendered = useWasPrerendered()
  const [firstMs] = useState(nowMs)
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const list = `active ${viewerId}`
  const { limit, more } = usePages()
  const live = useLive(loadReads, (reads) => reads.readActiveBounties(viewerId, limit), `${list} ${limit}`, list)
  const { state, answer, again } = usePull(async () => {
    const pulls = await loadPulls()
    const [first] = await Promise.all([pulls.pullActiveBounties(), pulls.pullOwn()])
    return first
  }, list)

  const isOpenNow = ({ bounty }: BountyView) => isOpen(bounty, nowMs)
  const open = live.value?.views.filter(isOpenNow)
  const loadMore = useLoadMore(
    { list, last: open?.at(-1)?.bounty.id },
    async () => (await loadPulls()).pullActiveBounties({ more: true }),
    () => {
      // What follows a list is of no use to who has not seen its beginning.
      useBoardState.setState(({ taken }) => ({ newer: 0, taken: taken + 1 }))
      more()
    },
  )
  const [first, setFirst] = useState<{ list: string; isEmpty: boolean }>()
  if (open !== undefined && first?.list !== list) setFirst({ list, isEmpty: open.length === 0 })
  // What this device held before anything was fetched takes the samples' place; what is fetched waits for a press.
  const isHeld = first?.list === list && !first.isEmpty

  const isResolved = open !== undefined && (open.length > 0 || state !== 'pulling')
  // What the page was built with is over when its days are.
  const samples = wasPrerendered && !isHeld ? sampleViews(firstMs).filter(isOpenNow) : []
  const known = isResolved ? open : live.failed || samples.length === 0 ? [] : samples
  const shown = useSteadyViews({
    list: `${list} ${isHeld}`,
    views: known,
    standIns: samples,
    isFresh: state === 'done',
    viewerId,
  })
  const views = isResolved || live.failed || samples.length > 0 ? shown : undefined
  // What this device has seen of the academy's list says by itself how old it is.
  const failed = live.failed || (isResolved && state === 'failed' && onlySamples(shown))
  useLoggedFailure(failed, answer, 'Failed to fetch active bounties')
  const hasMore = isResolved && open.length > 0 && live.value?.hasMore === true
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
