import { Link } from '@tanstack/react-router'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import { activeBounties } from '../../domain/bounty-order'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { BountyGrid, BountyGridSkeleton } from './bounty-grid'
import { useClock } from './use-clock'
import { useCameFromHtml } from './use-hydrated'

function CreateBountyLink() {
  return (
    <Link to="/bounty/create" className={buttonClass()}>
      Create Bounty
    </Link>
  )
}

export function ActiveBounties() {
  const { nowMs } = useClock()
  const cameFromHtml = useCameFromHtml()
  const bounties = cameFromHtml ? activeBounties(sampleBountiesFrom(nowMs), nowMs) : undefined
  return (
    <section aria-labelledby="active-bounties" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="active-bounties">Active Bounties</h2>
        <CreateBountyLink />
      </div>
      {bounties === undefined && <BountyGridSkeleton />}
      {bounties?.length === 0 && (
        <EmptyState title="No Active Bounties" level={3} action={<CreateBountyLink />}>
          Be the first to create a patriotic bounty!
        </EmptyState>
      )}
      {bounties !== undefined && bounties.length > 0 && <BountyGrid bounties={bounties} label="Active bounties" />}
    </section>
  )
}
