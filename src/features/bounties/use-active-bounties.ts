import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import { parsedRows } from '../../domain/app/parsed-rows'
import { bountyFromRow } from '../../domain/bounties/bounty'
import { isOpen } from '../../domain/bounties/bounty-status'
import { bountyView, onlySamples, type BountyView } from '../../domain/bounties/bounty-view'
import { samplesLast } from '../../domain/bounties/samples-last'
import { askNow, useAsked } from '../../hooks/use-asked'
import { useClock } from '../../hooks/use-clock'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { firstInterest } from '../../ui/first-interest'
import { useHydrated, useWasPrerendered } from '../../ui/prerendered'
import { activeBounties, firstAnswerSize, steadyList, withDevice } from './board-list'
import { useBoardState } from './board-state'
import { claimOf } from './bounty-claim'
import { useMore, usePages } from './load-more'

const nothingOwn = { entries: [], acceptance: undefined, pledges: [] }

function sampleViews(nowMs: number): BountyView[] {
  return activeBounties(sampleBountiesFrom(nowMs), nowMs).map((bounty) => bountyView(bounty, nothingOwn))
}

const samplesBehind = (views: readonly BountyView[]) => samplesLast(views, ({ bounty }) => bounty.isSample)

type Steady = { list: string; views: readonly BountyView[]; isFresh: boolean; isOwn: (view: BountyView) => boolean }

const take = () => useBoardState.setState(({ taken }) => ({ newer: 0, taken: taken + 1 }))

/** Somebody has scrolled, or is at one of the cards: none may move away under a finger. */
const isReading = () => scrollY > 0 || document.querySelector('[data-later="bounties"]:is(:hover, :focus-within)') !== null

/** The cards in an order that stays while somebody reads: newer ones are put in at once above nobody, else the strip above the board counts them. */
function useSteadyViews({ list, views, isFresh, isOwn }: Steady): BountyView[] {
  const [held, setHeld] = useState<{ list: string; ids: string[]; taken: number }>({ list, ids: [], taken: 0 })
  const taken = useBoardState((state) => state.taken)
  const isSame = held.list === list
  const steady = steadyList({ standing: isSame ? held.ids : [], rows: views, isOwn })
  // A press before the server's answer is here waits for it.
  const isTaking = isFresh && taken > held.taken && steady.newer > 0
  const { shown, newer } = isTaking ? { shown: [...views], newer: 0 } : { ...steady, shown: samplesBehind(steady.shown) }
  const ids = shown.map(({ bounty }) => bounty.id)
  if (!isSame || held.ids.join() !== ids.join()) setHeld({ list, ids, taken: isTaking || !isSame ? taken : held.taken })

  useLayoutEffect(() => {
    if (!isFresh) return
    if (newer > 0 && !isReading()) take()
    else useBoardState.setState({ newer })
  }, [isFresh, newer])
  useEffect(() => {
    // From here on the board itself says that it failed.
    useBoardState.setState({ isFailed: false })
    document.querySelector('[data-later="bounties"]')?.removeAttribute('data-unknown')
    return () => useBoardState.setState({ newer: 0, taken: 0, rows: null, isOther: false })
  }, [])
  return shown
}

/** Whether somebody wants more than to look: a board that stands in the page's HTML asks for nothing of its own before that. */
function useIsWanted(wasPrerendered: boolean): boolean {
  const [isWanted, setWanted] = useState(!wasPrerendered)
  useEffect(() => {
    void firstInterest().then(() => setWanted(true))
  }, [])
  return isWanted
}

/** What the list shows: samples in prerendered HTML, in their place the server's first answer, and then what the device holds and fetches. */
export function useActiveBounties() {
  const { nowMs } = useClock()
  const wasPrerendered = useWasPrerendered()
  const isHydrated = useHydrated()
  const [firstMs] = useState(nowMs)
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const rows = useBoardState((known) => known.rows)
  const { parsed: answered, fault } = useMemo(
    () => (rows === null ? { parsed: null, fault: null } : parsedRows(rows, bountyFromRow)),
    [rows],
  )
  useEffect(() => {
    if (fault !== null) console.error(fault)
  }, [fault])
  const isWanted = useIsWanted(wasPrerendered) || viewerId !== null || (isHydrated && answered === null)
  const list = `active ${viewerId}`
  const { limit, more } = usePages()
  const live = useLive(
    () => import('./reads'),
    (reads) => reads.readActiveBounties(viewerId, limit),
    isWanted ? `${list} ${limit}` : null,
    list,
  )
  const { value: answer, state, refusal, again } = useAsked(isWanted ? 'board' : null, 'first')

  const isOwn = ({ bounty, entries }: BountyView) => entries.length > 0 || (viewerId !== null && bounty.creatorId === viewerId)
  const isOpenNow = ({ bounty }: BountyView) => isOpen(bounty, nowMs)
  const open = live.value?.views.filter(isOpenNow)
  const loadMore = useMore(
    { list, last: open?.at(-1)?.bounty.id },
    // Where its next page begins is known of a list alone whose first page was just asked for.
    async () => (state === 'done' || (await askNow('board', 'first')) ? askNow('board', 'next') : undefined),
    () => {
      // What follows a list is of no use to who has not seen its beginning.
      take()
      more()
    },
  )
  const [begun, setBegun] = useState<{ list: string; isEmpty: boolean }>()
  if (open !== undefined && begun?.list !== list) setBegun({ list, isEmpty: open.length === 0 })
  // What this device held before anything was fetched takes the samples' place; what is fetched joins it.
  const isHeld = begun?.list === list && !begun.isEmpty

  const isFetched = open !== undefined && answer !== undefined && state !== 'failed'
  const first = isHydrated ? answered?.map((bounty) => bountyView(bounty, nothingOwn)).filter(isOpenNow) : undefined
  // What the page was built with is over when its days are, and when the server has answered.
  const samples = wasPrerendered && !isHeld && !first ? sampleViews(firstMs).filter(isOpenNow) : []
  const device = open !== undefined && (open.length > 0 || state !== 'asking') ? open : undefined
  const known = isFetched ? open : first ? withDevice(first, open ?? [], isOwn) : device
  const shown = useSteadyViews({
    list: `${list} ${isHeld && !first}`,
    views: known ? samplesBehind(known) : live.failed ? [] : samples,
    isFresh: isFetched || first !== undefined,
    isOwn,
  })
  const views = known || live.failed || samples.length > 0 ? shown : undefined
  // What this device has seen of the academy's list says by itself how old it is.
  const claim = claimOf('list', !onlySamples(shown), state)
  const failed = live.failed || (device !== undefined && !first && claim === 'unknown')
  const hasMore =
    first && !isFetched ? first.length === firstAnswerSize : (device?.length ?? 0) > 0 && live.value?.hasMore === true
  // Until the first page is fresh, what follows it is not asked for.
  return {
    views,
    failed,
    why: refusal?.message || 'Failed to fetch active bounties',
    state,
    again,
    hasMore,
    loadMore: { ...loadMore, ahead: state === 'asking' ? () => {} : loadMore.ahead },
  }
}
