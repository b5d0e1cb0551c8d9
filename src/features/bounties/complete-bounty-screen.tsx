import { Link } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header'

export function CompleteBountyScreen({ bountyId }: { bountyId: string }) {
  return (
    <PageHeader
      title="Complete Bounty"
      actions={
        <Link to="/bounty/$bountyId" params={{ bountyId }} className="link">
          Back to Bounty
        </Link>
      }
    />
  )
}
