import { createFileRoute } from '@tanstack/react-router'
import { BountyDetailScreen } from '../features/bounties/bounty-detail-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/')({ component: Page })

function Page() {
  const { bountyId } = Route.useParams()
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}`}
        title="Bounty"
        description="An educational challenge of the community: what it asks, how far it is funded and until when it runs."
        keywords="bounty, patriotic education, challenge"
        image="bounty"
      />
      <BountyDetailScreen key={bountyId} bountyId={bountyId} />
    </>
  )
}
