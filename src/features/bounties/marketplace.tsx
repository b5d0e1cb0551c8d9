// @visitors
import type { BountySearch } from '../../domain/bounties/bounty-search'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/placeholders'
import { useNarrow } from '../../ui/use-narrow'
import { BountyGrid, BountyGridSkeleton } from './bounty-grid'
import { BountyRows } from './bounty-row'
import { ListFailure, ListState } from './list-state'
import { LoadMore } from './load-more'
import { MarketplaceFilters } from './marketplace-filters'
import { useMarketplace } from './use-marketplace'

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
