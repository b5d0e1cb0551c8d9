import { Link } from '@tanstack/react-router'
import { useAuth } from '../../state/auth-store'
import { mayAccept } from '../../domain/bounty-status'
import type { BountyView } from '../../domain/bounty-view'
import { acceptanceStatusLabel } from '../../domain/bounty-words'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { useClock } from '../../hooks/use-clock'

/** Why this person can't complete this bounty now, and the way on. */
export function CompletionBarrier({ view: { bounty, acceptance } }: { view: BountyView }) {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  if (mayAccept({ bounty, viewerId, acceptance, nowMs })) {
    return (
      <Alert
        tone="warning"
        title="Accept this bounty first"
        action={
          <Link to="/bounty/$bountyId/accept" params={{ bountyId: bounty.id }} className={buttonClass({ variant: 'secondary' })}>
            Accept Bounty
          </Link>
        }
      >
        A completion belongs to an acceptance. Accept it, do the work, then come back here.
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title="Nothing to complete here">
      {acceptance === null
        ? 'This bounty is not open to you: it has ended, or you created it.'
        : `Status: ${acceptanceStatusLabel[acceptance.status]}`}
    </Alert>
  )
}
