import { useDeferredValue, useMemo } from 'react'
import { inOrder, matchPage } from '../../domain/bounties/bounty-index'
import type { BountySearch } from '../../domain/bounties/bounty-search'
import { onlySamples } from '../../domain/bounties/bounty-view'
import { claimOf } from './bounty-claim'
import { useAuth } from '../../state/auth-store'
import { useClock } from '../../hooks/use-clock'
import { askNow, useAsked } from '../../hooks/use-asked'
import { useLive } from '../../hooks/use-live'
import { useMarketplaceSearch } from './use-marketplace-search'
import { useMore } from './use-more'
import { usePages } from './use-pages'

const loadReads = () => import('./reads')

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

  const question = [category ?? '', addressed, sort] as const
  const { value: answer, state, refusal, again } = useAsked('marketplace', ...question, '')
  const loadMore = useMore({ list: question.join(' '), last }, () => askNow('marketplace', ...question, last ?? ''), more)

  const ended = loadMore.ended || answer === undefined || answer.ended
  const asking = state === 'asking' || filter.query.trim() !== addressed
  const loading = found === undefined || cards.value === undefined || (shown.length === 0 && (asking || ids.length > 0))
  const failed = unreadable || (!loading && claimOf('list', !onlySamples(shown), state) === 'unknown')
  return {
    filter,
    set,
    clear,
    shown,
    loading,
    unreadable,
    failed,
    why: refusal?.message || 'Failed to fetch active bounties',
    state,
    again,
    hasMore: found?.more === true || !ended,
    loadMore,
  }
}
