import { BackToBounty, BountyPage } from './bounty-page'
import { CompleteBounty } from './complete-bounty-form'

export function CompleteBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return (
    <BountyPage
      bountyId={bountyId}
      entry={entry}
      back={<BackToBounty bountyId={bountyId} />}
      title="Complete Bounty"
      lead="Submit your verification for this patriotic bounty"
      narrow
      Body={CompleteBounty}
    />
  )
}
