import { createFileRoute } from '@tanstack/react-router'
import { FundBountyScreen } from '../features/bounties/fund-bounty-screen'
import { entrySearch } from '../domain/entry-search'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/fund')({ validateSearch: entrySearch, component: Page })

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = Route.useSearch()
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/fund`}
        title="Fund bounty"
        description="Pledge an amount to this challenge. You are not charged now."
        keywords="bounty, fund"
        image="bounty"
        noindex
      />
      <FundBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
