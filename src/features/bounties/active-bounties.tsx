import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { BountyGrid, BountyGridSkeleton } from './bounty-grid'
import { ListFailure, ListState } from './list-state'
import { LoadMore } from './load-more'
import { useActiveBounties } from './use-active-bounties'

function CreateBountyLink() {
  return (
    <Link to="/bounty/create" className={buttonClass()}>
      Create Bounty
    </Link>
  )
}

export function ActiveBounties() {
  const { views, failed, state, again, hasMore, loadMore } = useActiveBounties()
  return (
    <section aria-labelledby="active-bounties" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="active-bounties">Active Bounties</h2>
          {views !== undefined && <ListState views={views} more={hasMore} state={state} />}
        </div>
        <CreateBountyLink />
      </div>
      {failed && <ListFailure again={again} />}
      {views === undefined && <BountyGridSkeleton />}
      {views?.length === 0 && !failed && (
        <EmptyState title="No Active Bounties" level={3}>
          Be the first to create a patriotic bounty!
        </EmptyState>
      )}
      {views !== undefined && views.length > 0 && <BountyGrid views={views} label="Active bounties" />}
      {hasMore && <LoadMore {...loadMore} />}
    </section>
  )
}
