import { createFileRoute } from '@tanstack/react-router'
import { AcceptBountyScreen } from '../features/bounties/accept-bounty-screen'
import { entrySearch } from '../domain/entry-search'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/accept')({ validateSearch: entrySearch, component: Page })

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = Route.useSearch()
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/accept`}
        title="Accept bounty"
        description="Read what the challenge asks of you, then accept it."
        keywords="bounty, accept"
        image="bounty"
        noindex
      />
      <AcceptBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
