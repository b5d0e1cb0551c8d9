import { BackToBounty, BountyPage } from './bounty-page'
import { FundBountyForm } from './fund-bounty-form'

export function FundBountyScreen({ bountyId }: { bountyId: string }) {
  return (
    <BountyPage
      bountyId={bountyId}
      back={<BackToBounty bountyId={bountyId} />}
      title="Fund this Bounty"
      lead="Every pledge moves a challenge closer to its goal."
      narrow
      Body={FundBountyForm}
    />
  )
}
