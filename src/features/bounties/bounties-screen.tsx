import type { BountySearch } from '../../domain/bounty-search'
import { PageHeader } from '../../ui/page-header'
import { ActiveBounties } from './active-bounties'

export function BountiesScreen({ search: _search }: { search: BountySearch }) {
  return (
    <>
      <PageHeader
        eyebrow="The bounty board"
        title="Bounties"
        lead="Educational challenges, set and funded by the community. Pick one up, do the work, show what you did."
      />
      <div className="section">
        <div className="wrap">
          <ActiveBounties />
        </div>
      </div>
    </>
  )
}
