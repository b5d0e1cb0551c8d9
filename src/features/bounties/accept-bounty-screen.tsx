import { AcceptBountyForm } from './accept-bounty-form'
import { BackToBounty, BountyPage } from './bounty-page'

export function AcceptBountyScreen({ bountyId }: { bountyId: string }) {
  return (
    <BountyPage
      bountyId={bountyId}
      back={<BackToBounty bountyId={bountyId} />}
      title="Accept Bounty"
      lead="Read what it asks before you take it on. Your place on it is yours until the deadline."
      narrow
      Body={AcceptBountyForm}
    />
  )
}
