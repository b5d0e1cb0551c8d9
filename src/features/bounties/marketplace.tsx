// @visitors
import { useDeferredValue, useMemo } from 'react'
import { inOrder, matchPage } from '../../domain/bounties/bounty-index'
import type { BountySearch } from '../../domain/bounties/bounty-search'
import { onlySamples } from '../../domain/bounties/bounty-view'
import { askNow, useAsked } from '../../hooks/use-asked'
import { useClock } from '../../hooks/use-clock'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/placeholders'
import { useNarrow } from '../../ui/use-narrow'
import { BountyGrid, BountyGridSkeleton } from './bounty-cards'
import { claimOf } from './bounty-claim'
import { BountyRows } from './bounty-row'
import { ListFailure, ListState } from './list-state'
import { useMore, usePages, LoadMore } from './load-more'
import { useMarketplaceSearch, MarketplaceFilters } from './marketplace-filters'

const loadReads = () => import('./reads')

/** What is cached answers at every key; the server's page for the words in the address joins it. */
function useMarketplace(search: BountySearch) {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { filter, addressed, set, clear } = useMarketplaceSearch(search)
  // The field and the chips answer first; ten thousand bounties follow.
  const query = useDeferredValue(filter.query)
  const category = useDeferredValue(filter.category)
  const place = useDeferredValue(filter.place)
  const time = useDeferredValue(filter.time)
  const sort = useDeferredValue(filter.sort)
  const { limit, more } = usePages()
  const index = useLive(loadReads, (reads) => reads.readOpenIndex(), 'open index')
  const ordered = useMemo(() => index.value && inOrder(index.value, sort), [index.value, sort])
  const found = useMemo(
    () => ordered && matchPage(ordered, { category, place, time, query }, nowMs, limit),
    [ordered, category, place, time, query, nowMs, limit],
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

  const question = [category ?? '', place ?? '', time ?? '', addressed, sort] as const
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

export function Marketplace({ search }: { search: BountySearch }) {
  const { filter, set, clear, shown, loading, unreadable, failed, why, state, again, hasMore, loadMore } = useMarketplace(search)
  const List = useNarrow() ? BountyRows : BountyGrid
  return (
    <section aria-labelledby="marketplace" className="grid gap-2 sm:gap-6">
      <h2 id="marketplace" className="max-md:sr-only">
        Marketplace
      </h2>
      <MarketplaceFilters filter={filter} set={set} />
      {failed && <ListFailure again={again} why={why} />}
      {loading && !unreadable && <BountyGridSkeleton />}
      {!loading && <ListState views={shown} more={hasMore} state={state} />}
      {!loading && shown.length === 0 && (
        <EmptyState
          title="No bounties match your search criteria."
          level={3}
          action={
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                clear()
                // The button goes with the filters: the next word is typed where the last one was.
                currentTarget.closest('section')?.querySelector<HTMLElement>('input[type=search]')?.focus()
              }}
            >
              Clear filters
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <div data-unknown={failed || undefined}>
          <List views={shown} label="Marketplace bounties" samplesApart />
        </div>
      )}
      {shown.length > 0 && hasMore && <LoadMore {...loadMore} />}
    </section>
  )
}
