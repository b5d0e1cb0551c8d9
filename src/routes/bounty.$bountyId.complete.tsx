import { createFileRoute } from '@tanstack/react-router'
import { CompleteBountyScreen } from '../features/bounties/complete-bounty-screen'
import { entrySearch } from '../domain/entry-search'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/complete')({ validateSearch: entrySearch, component: Page })

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = Route.useSearch()
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/complete`}
        title="Complete bounty"
        description="Send a photo and notes that show what you did."
        keywords="bounty, complete"
        image="bounty"
        noindex
      />
      <CompleteBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
