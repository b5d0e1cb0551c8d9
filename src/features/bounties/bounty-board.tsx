// @visitors
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import * as v from 'valibot'
import { bountySearchSchema, bountyTabs, type BountyTab } from '../../domain/bounties/bounty-search'
import { useAuth } from '../../state/auth-store'
import { EmptyState } from '../../ui/placeholders'
import { Tabs } from '../../ui/tabs'
import { BountyGrid, BountyGridSkeleton } from './bounty-cards'
import { ListFailure, ListState } from './list-state'
import { LoadMore } from './load-more'
import { useActiveBounties } from './use-active-bounties'

// Only the first tab is in the board's own code; the others come when they are opened.
const Marketplace = lazy(async () => ({ default: (await import('./marketplace')).Marketplace }))
const Leaderboard = lazy(async () => ({ default: (await import('./leaderboard')).Leaderboard }))
const MyBounties = lazy(async () => ({ default: (await import('./my-bounties')).MyBounties }))

const arriving = (panel: ReactNode) => <Suspense fallback={<BountyGridSkeleton />}>{panel}</Suspense>

function isTab(id: string): id is BountyTab {
  return bountyTabs.some((tab) => tab === id)
}

function ActiveBounties() {
  const { views, failed, why, state, again, hasMore, loadMore } = useActiveBounties()
  return (
    <section aria-labelledby="active-bounties" className="grid gap-2 md:gap-6">
      <div className="grid gap-1 max-md:contents">
        <h2 id="active-bounties" className="max-md:sr-only">
          Active Bounties
        </h2>
        {views !== undefined && <ListState views={views} more={hasMore} state={state} />}
      </div>
      {failed && <ListFailure again={again} why={why} />}
      {views === undefined && <BountyGridSkeleton />}
      {views?.length === 0 && !failed && (
        <EmptyState title="No Active Bounties" level={3}>
          Be the first to create a patriotic bounty!
        </EmptyState>
      )}
      {views !== undefined && views.length > 0 && (
        <div data-unknown={failed || undefined}>
          <BountyGrid views={views} label="Active bounties" samplesApart />
        </div>
      )}
      {hasMore && <LoadMore {...loadMore} />}
    </section>
  )
}

/** The four tabs. The address says which one is open and what it shows. */
export function BountyBoard() {
  const navigate = useNavigate()
  const search = v.parse(bountySearchSchema, useSearch({ from: '/bounty/' }))
  const signedIn = useAuth((auth) => auth.status === 'signed-in')
  const tab = search.tab ?? 'active'
  const tabs = [
    { id: 'active', label: 'Active Bounties', panel: <ActiveBounties /> },
    { id: 'marketplace', label: 'Marketplace', panel: arriving(<Marketplace search={search} />) },
    { id: 'leaderboard', label: 'Leaderboard', panel: arriving(<Leaderboard period={search.period ?? 'monthly'} />) },
    ...(signedIn || tab === 'mine'
      ? [{ id: 'mine', label: 'My Bounties', panel: arriving(<MyBounties tab={search.mine} />) }]
      : []),
  ]
  const choose = (id: string) => {
    if (!isTab(id)) return
    void navigate({ to: '/bounty', search: id === 'active' ? {} : { tab: id }, resetScroll: false })
  }
  return <Tabs className="board-tabs" label="Bounties" tabs={tabs} value={tab} onChange={choose} />
}
