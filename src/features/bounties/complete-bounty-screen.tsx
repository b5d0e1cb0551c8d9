import { BackToBounty, BountyPage } from './bounty-page'
import { CompleteBountyForm } from './complete-bounty-form'

export function CompleteBountyScreen({ bountyId }: { bountyId: string }) {
  return (
    <BountyPage
      bountyId={bountyId}
      back={<BackToBounty bountyId={bountyId} />}
      title="Complete Bounty"
      lead="Submit your verification for this patriotic bounty"
      narrow
      Body={CompleteBountyForm}
    />
  )
}
