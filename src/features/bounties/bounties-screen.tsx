import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { bountyTabs, type BountySearch, type BountyTab } from '../../domain/bounty-search'
import { useAuth } from '../../state/auth-store'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'
import { ActiveBounties } from './active-bounties'
import { BountyGridSkeleton } from './bounty-grid'

// Only the first tab is in the page's own code; the others come when they are opened.
const Marketplace = lazy(async () => ({ default: (await import('./marketplace')).Marketplace }))
const Leaderboard = lazy(async () => ({ default: (await import('./leaderboard')).Leaderboard }))
const MyBounties = lazy(async () => ({ default: (await import('./my-bounties')).MyBounties }))

const arriving = (panel: ReactNode) => <Suspense fallback={<BountyGridSkeleton />}>{panel}</Suspense>

function isTab(id: string): id is BountyTab {
  return bountyTabs.some((tab) => tab === id)
}

export function BountiesScreen({ search }: { search: BountySearch }) {
  const navigate = useNavigate()
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
  return (
    <>
      <PageHeader
        eyebrow="The bounty board"
        title="Bounties"
        lead="Educational challenges, set and funded by the community. Pick one up, do the work, show what you did."
      />
      <div className="section">
        <div className="wrap">
          <Tabs label="Bounties" tabs={tabs} value={tab} onChange={choose} />
        </div>
      </div>
    </>
  )
}
