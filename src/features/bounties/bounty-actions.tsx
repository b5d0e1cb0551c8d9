import { Link } from '@tanstack/react-router'
import { liveStatus, mayAccept, mayComplete } from '../../domain/bounty-status'
import type { BountyView } from '../../domain/bounty-view'
import { acceptanceStatusLabel } from '../../domain/bounty-words'
import { useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { useClock } from '../../hooks/use-clock'
import { WithdrawButton } from './withdraw-button'

const closedNotes = {
  completed: 'This bounty has been completed.',
  expired: 'This bounty has ended.',
} as const

/** Accept Bounty, Complete Bounty, or a note on where things stand. */
export function BountyActions({ view: { bounty, acceptance, entries } }: { view: BountyView }) {
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const signedOut = useAuth((auth) => auth.status === 'signed-out')
  const situation = { bounty, viewerId, acceptance, nowMs }
  const status = liveStatus(bounty, nowMs)
  const look = buttonClass({ variant: 'secondary', size: 'lg' })

  if (mayComplete(situation)) {
    return (
      <>
        {acceptance?.status === 'changes_requested' && <p>Status: {acceptanceStatusLabel.changes_requested}</p>}
        <Link to="/bounty/$bountyId/complete" params={{ bountyId: bounty.id }} className={look}>
          Complete Bounty
        </Link>
        {viewerId !== null && !entries.some((entry) => entry.kind === 'accept-bounty') && (
          <WithdrawButton bountyId={bounty.id} userId={viewerId} />
        )}
      </>
    )
  }
  if (mayAccept(situation)) {
    return (
      <Link to="/bounty/$bountyId/accept" params={{ bountyId: bounty.id }} className={look}>
        Accept Bounty
      </Link>
    )
  }
  if (acceptance !== null) return <p>Status: {acceptanceStatusLabel[acceptance.status]}</p>
  if (status === 'completed' || status === 'expired') return <p>{closedNotes[status]}</p>
  if (viewerId === bounty.creatorId) return <p>You created this bounty. Others can accept it.</p>
  if (!signedOut) return null
  return (
    <p>
      <Link to="/auth" search={{ redirect: `/bounty/${bounty.id}` }} className="link">
        Sign in
      </Link>{' '}
      to accept this bounty.
    </p>
  )
}
