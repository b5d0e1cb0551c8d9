import { AcceptBounty } from './accept-bounty-form'
import { BackToBounty, BountyPage } from './bounty-page'

export function AcceptBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return (
    <BountyPage
      bountyId={bountyId}
      entry={entry}
      back={<BackToBounty bountyId={bountyId} />}
      title="Accept Bounty"
      lead="Read what it asks before you take it on. Your place on it is yours until the deadline."
      narrow
      Body={AcceptBounty}
    />
  )
}
