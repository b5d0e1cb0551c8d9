import { useDeferredValue, useMemo } from 'react'
import { marketplaceBounties } from '../../domain/bounty-order'
import { bountyPageSize, type BountySearch } from '../../domain/bounty-search'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { BountyGrid, BountyGridSkeleton } from './bounty-grid'
import { MarketplaceFilters } from './marketplace-filters'
import { useClock } from './use-clock'
import { useLive } from './use-live'
import { useMarketplaceSearch } from './use-marketplace-search'
import { usePages } from './use-pages'
import { usePull } from './use-pull'

function countWords(count: number, more: boolean): string {
  if (more) return `${count} bounties shown, more below`
  return count === 1 ? '1 bounty' : `${count} bounties`
}

export function Marketplace({ search }: { search: BountySearch }) {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { filter, addressed, set, clear } = useMarketplaceSearch(search)
  const query = useDeferredValue(filter.query)
  const { pages, limit, more } = usePages()
  const { value, failed } = useLive((reads) => reads.readOpenBounties(viewerId), `open ${viewerId}`)

  const { category, sort } = filter
  const found = useMemo(() => {
    const views = new Map(value?.map((view) => [view.bounty.id, view]))
    const bounties = [...views.values()].map((view) => view.bounty)
    return marketplaceBounties(bounties, { category, query, sort }, nowMs).flatMap((bounty) => views.get(bounty.id) ?? [])
  }, [value, category, query, sort, nowMs])
  const shown = found.slice(0, limit)
  const before = found[limit - bountyPageSize - 1]
  const { answer } = usePull(async () => {
    const { pullMarketplace } = await import('../../sync/pull-marketplace')
    return pullMarketplace({ category, query: addressed, sort }, pages > 1 ? before?.bounty : undefined)
  }, [category, addressed, sort, pages].join(' '))
  const hasMore = found.length > limit || (answer !== null && answer.ok && !answer.ended)

  return (
    <section aria-labelledby="marketplace" className="grid gap-6">
      <h2 id="marketplace">Marketplace</h2>
      <MarketplaceFilters filter={filter} set={set} />
      {failed && <Alert tone="danger">Failed to load active bounties. Please try again later.</Alert>}
      {value === undefined && !failed && <BountyGridSkeleton />}
      {value !== undefined && <output className="text-muted">{countWords(shown.length, hasMore)}</output>}
      {value !== undefined && shown.length === 0 && (
        <EmptyState
          title="No bounties match your search criteria."
          level={3}
          action={
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          }
        />
      )}
      {shown.length > 0 && <BountyGrid views={shown} label="Marketplace bounties" />}
      {hasMore && (
        <Button variant="secondary" size="lg" className="justify-self-center" onClick={more}>
          Load more
        </Button>
      )}
    </section>
  )
}
