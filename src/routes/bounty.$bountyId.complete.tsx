import { createFileRoute } from '@tanstack/react-router'
import { CompleteBountyScreen } from '../features/bounties/complete-bounty-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/complete')({ component: Page })

function Page() {
  const { bountyId } = Route.useParams()
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
      <CompleteBountyScreen key={bountyId} bountyId={bountyId} />
    </>
  )
}
