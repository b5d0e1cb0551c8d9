import { createFileRoute } from '@tanstack/react-router'
import { AcceptBountyScreen } from '../features/bounties/accept-bounty-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/accept')({ component: Page })

function Page() {
  const { bountyId } = Route.useParams()
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
      <AcceptBountyScreen key={bountyId} bountyId={bountyId} />
    </>
  )
}
