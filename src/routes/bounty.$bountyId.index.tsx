import { createFileRoute } from '@tanstack/react-router'
import type { Bounty } from '../domain/bounties/bounty'
import { excerpt } from '../domain/text/quoted'
import { BountyDetailScreen } from '../features/bounties/bounty-detail-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/')({ component: Page })

const general = 'An educational challenge of the community: what it asks, how far it is funded and until when it runs.'
const descriptionLongest = 200

function BountyHead({ bounty, missing }: { bounty: Bounty | null; missing: boolean }) {
  const { bountyId } = Route.useParams()
  return (
    <PageHead
      path={`/bounty/${bountyId}`}
      title={bounty?.title ?? 'Bounty'}
      description={bounty === null ? general : excerpt(bounty.description, descriptionLongest)}
      keywords="bounty, patriotic education, challenge"
      image="bounty"
      noindex={missing}
    />
  )
}

function Page() {
  const { bountyId } = Route.useParams()
  return <BountyDetailScreen key={bountyId} bountyId={bountyId} PageHead={BountyHead} />
}
