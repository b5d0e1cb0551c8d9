import { useNavigate } from '@tanstack/react-router'
import { bountyTabs, type BountySearch, type BountyTab } from '../../domain/bounty-search'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'
import { ActiveBounties } from './active-bounties'
import { Leaderboard } from './leaderboard'
import { Marketplace } from './marketplace'

function isTab(id: string): id is BountyTab {
  return bountyTabs.some((tab) => tab === id)
}

export function BountiesScreen({ search }: { search: BountySearch }) {
  const navigate = useNavigate()
  const tab = search.tab ?? 'active'
  const tabs = [
    { id: 'active', label: 'Active Bounties', panel: <ActiveBounties /> },
    { id: 'marketplace', label: 'Marketplace', panel: <Marketplace search={search} /> },
    { id: 'leaderboard', label: 'Leaderboard', panel: <Leaderboard period={search.period ?? 'monthly'} /> },
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
