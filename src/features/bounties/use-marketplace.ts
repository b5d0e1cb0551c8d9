import { useDeferredValue, useMemo } from 'react'
import { inOrder, matchPage } from '../../domain/bounty-index'
import type { BountySearch } from '../../domain/bounty-search'
import { onlySamples } from '../../domain/bounty-view'
import { claimOf } from '../../domain/bounty-claim'
import { useAuth } from '../../state/auth-store'
import { useClock } from '../../hooks/use-clock'
import { useLive } from '../../hooks/use-live'
import { loadReads } from './load-reads'
import { useLoadMore } from './use-load-more'
import { useLoggedFailure } from './use-logged-failure'
import { useMarketplaceSearch } from './use-marketplace-search'
import { usePages } from './use-pages'
import { usePull } from '../../hooks/use-pull'

const loadPull = () => import('../../sync/pull-marketplace')

/** What is cached answers at every key; the server's page for the words in the address joins it. */
export function useMarketplace(search: BountySearch) {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { filter, addressed, set, clear } = useMarketplaceSearch(search)
  // The field and the chips answer first; ten thousand bounties follow.
  const query = useDeferredValue(filter.query)
  const category = useDeferredValue(filter.category)
  const sort = useDeferredValue(filter.sort)
  const { limit, more } = usePages()
  const index = useLive(loadReads, (reads) => reads.readOpenIndex(), 'open index')
  const ordered = useMemo(() => index.value && inOrder(index.value, sort), [index.value, sort])
  const found = useMemo(
    () => ordered && matchPage(ordered, { category, query }, nowMs, limit),
    [ordered, category, query, nowMs, limit],
  )
  const ids = found?.ids ?? []
  const cards = useLive(
    loadReads,
    (reads) => reads.readBounties(ids, viewerId),
    `${viewerId} ${ids.join(' ')}`,
    `cards ${viewerId}`,
  )
  const shown = cards.value ?? []
  const last = shown.at(-1)?.bounty.id
  const unreadable = index.failed || cards.failed

  const list = [category, addressed, sort].join(' ')
  const asked = { category, query: addressed, sort }
  const { state, answer, again } = usePull(async () => (await loadPull()).pullMarketplace(asked, undefined), list)
  const loadMore = useLoadMore({ list, last }, async () => (await loadPull()).pullMarketplace(asked, last), more)

  const ended = loadMore.ended || answer === null || !answer.ok || answer.ended
  const asking = state === 'pulling' || filter.query.trim() !== addressed
  const loading = found === undefined || cards.value === undefined || (shown.length === 0 && (asking || ids.length > 0))
  const failed = unreadable || (!loading && claimOf('list', !onlySamples(shown), state) === 'unknown')
  useLoggedFailure(failed, answer, 'Failed to fetch active bounties')
  return {
    filter,
    set,
    clear,
    shown,
    loading,
    unreadable,
    failed,
    state,
    again,
    hasMore: found?.more === true || !ended,
    loadMore,
  }
}
