import { BackToBounty, BountyPage } from './bounty-page'
import { FundBounty } from './fund-bounty-form'

export function FundBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return (
    <BountyPage
      bountyId={bountyId}
      entry={entry}
      back={<BackToBounty bountyId={bountyId} />}
      title="Fund this Bounty"
      lead="Every pledge moves a challenge closer to its goal."
      narrow
      Body={FundBounty}
    />
  )
}
