import { Link } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header'

export function CreateBountyScreen() {
  return (
    <PageHeader
      title="Create Bounty"
      actions={
        <Link to="/bounty" className="link">
          Back to Bounties
        </Link>
      }
    />
  )
}
