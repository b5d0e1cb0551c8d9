import { Link } from '@tanstack/react-router'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import { activeBounties } from '../../domain/bounty-order'
import { isOpen } from '../../domain/bounty-status'
import { bountyView } from '../../domain/bounty-view'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { BountyGrid, BountyGridSkeleton } from './bounty-grid'
import { useClock } from './use-clock'
import { useCameFromHtml } from './use-hydrated'
import { useLive } from './use-live'
import { usePages } from './use-pages'
import { usePull } from './use-pull'

const nothingOwn = { entries: [], acceptance: undefined, pledges: [] }

function CreateBountyLink() {
  return (
    <Link to="/bounty/create" className={buttonClass()}>
      Create Bounty
    </Link>
  )
}

/** The samples stand in prerendered HTML; what this phone holds takes their place, and the server's answer joins it. */
function useActiveBounties() {
  const { nowMs } = useClock()
  const cameFromHtml = useCameFromHtml()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { pages, limit, more } = usePages()
  const { value, failed } = useLive(
    (reads) => reads.readActiveBounties(viewerId, limit),
    `active ${viewerId} ${limit}`,
    `active ${viewerId}`,
  )
  const { state } = usePull(async () => {
    const pulls = await import('../../sync/pull-bounties')
    const [list] = await Promise.all([pulls.pullActiveBounties({ more: pages > 1 }), pulls.pullOwn()])
    return list
  }, `active ${viewerId} ${pages}`)

  const open = value?.views.filter(({ bounty }) => isOpen(bounty, nowMs))
  if (value !== undefined && open !== undefined && open.length > 0)
    return { views: open, hasMore: value.hasMore, more, failed: false }
  const none = { hasMore: false, more }
  if (failed || (open !== undefined && state === 'failed')) return { ...none, views: [], failed: true }
  if (open !== undefined && state === 'done') return { ...none, views: [], failed: false }
  if (!cameFromHtml) return { ...none, views: undefined, failed: false }
  const samples = activeBounties(sampleBountiesFrom(nowMs), nowMs)
  return { ...none, views: samples.map((bounty) => bountyView(bounty, nothingOwn)), failed: false }
}

export function ActiveBounties() {
  const { views, failed, hasMore, more } = useActiveBounties()
  return (
    <section aria-labelledby="active-bounties" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="active-bounties">Active Bounties</h2>
        <CreateBountyLink />
      </div>
      {failed && <Alert tone="danger">Failed to load active bounties. Please try again later.</Alert>}
      {views === undefined && <BountyGridSkeleton />}
      {views?.length === 0 && !failed && (
        <EmptyState title="No Active Bounties" level={3} action={<CreateBountyLink />}>
          Be the first to create a patriotic bounty!
        </EmptyState>
      )}
      {views !== undefined && views.length > 0 && <BountyGrid views={views} label="Active bounties" />}
      {hasMore && (
        <Button variant="secondary" size="lg" className="justify-self-center" onClick={more}>
          Load more
        </Button>
      )}
    </section>
  )
}
