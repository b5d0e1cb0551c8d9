import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'

export function FundLink({ bountyId }: { bountyId: string }) {
  return (
    <Link to="/bounty/$bountyId/fund" params={{ bountyId }} className={buttonClass({ size: 'lg' })}>
      Fund this Bounty
    </Link>
  )
}
