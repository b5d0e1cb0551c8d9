import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import * as v from 'valibot'
import { bountySearchSchema, bountyTabs, type BountyTab } from '../../domain/bounty-search'
import { useAuth } from '../../state/auth-store'
import { Tabs } from '../../ui/tabs'
import { ActiveBounties } from './active-bounties'
import { BountyGridSkeleton } from './bounty-grid'

// Only the first tab is in the board's own code; the others come when they are opened.
const Marketplace = lazy(async () => ({ default: (await import('./marketplace')).Marketplace }))
const Leaderboard = lazy(async () => ({ default: (await import('./leaderboard')).Leaderboard }))
const MyBounties = lazy(async () => ({ default: (await import('./my-bounties')).MyBounties }))

const arriving = (panel: ReactNode) => <Suspense fallback={<BountyGridSkeleton />}>{panel}</Suspense>

function isTab(id: string): id is BountyTab {
  return bountyTabs.some((tab) => tab === id)
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
      ? [{ id: 'mine', label: 'My Bounties', panel: arriving(<MyBounties tab={search.mine ?? 'created'} />) }]
      : []),
  ]
  const choose = (id: string) => {
    if (!isTab(id)) return
    void navigate({ to: '/bounty', search: id === 'active' ? {} : { tab: id }, resetScroll: false })
  }
  return <Tabs label="Bounties" tabs={tabs} value={tab} onChange={choose} />
}
