import { Link } from '@tanstack/react-router'
import { acceptanceStatusLabel } from '../../domain/bounty-words'
import { daysLeft, daysLeftLabel } from '../../domain/deadline'
import type { NextAct } from '../../domain/next-act'
import { shownEntry } from '../../domain/outbox/shown-entry'
import { stateWords } from '../../domain/outbox/state-words'
import { useClock } from '../../hooks/use-clock'
import { useConnection } from '../../hooks/use-connection'
import { useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { showPlace } from './named-place'

const look = buttonClass()

const closedNotes = {
  completed: 'This bounty has been completed.',
  expired: 'This bounty has ended.',
} as const

function DaysLeft({ until }: { until: string }) {
  const { nowMs, timeZone } = useClock()
  const days = daysLeft(until, nowMs, timeZone)
  return days === 0 ? null : <span className="font-semibold">{daysLeftLabel(days)} left</span>
}

function Unsent({ entry }: { entry: Extract<NextAct, { kind: 'unsent' }>['entry'] }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const isOffline = useConnection() === 'offline'
  return (
    <>
      {entry.state === 'needs_attention' && (
        <Link to="/outbox" className={look}>
          Open the Outbox
        </Link>
      )}
      <p>Status: {stateWords(shownEntry(entry, isOffline), userId)}</p>
    </>
  )
}

function Act({ act, bountyId }: { act: NextAct; bountyId: string }) {
  const params = { bountyId }
  switch (act.kind) {
    case 'accept':
    case 'complete':
      return (
        <>
          <Link to={`/bounty/$bountyId/${act.kind}`} params={params} className={look}>
            {act.kind === 'accept' ? 'Accept Bounty' : 'Complete Bounty'}
          </Link>{' '}
          <DaysLeft until={act.until} />
        </>
      )
    case 'review':
      return (
        <Link
          to="/bounty/$bountyId"
          params={params}
          hash="review"
          resetScroll={false}
          className={look}
          onClick={() => showPlace('review')}
        >
          {act.count === 1 ? 'Review 1 submission' : `Review ${act.count} submissions`}
        </Link>
      )
    case 'sign-in':
      return (
        <>
          <Link to="/auth" search={{ redirect: `/bounty/${bountyId}` }} className={look}>
            Sign in
          </Link>{' '}
          <span>to accept this bounty.</span>
        </>
      )
    case 'own':
      return <p>You created this bounty. Others can accept it.</p>
    case 'hidden':
      return <p>A moderator has hidden this bounty.</p>
    case 'unsent':
      return <Unsent entry={act.entry} />
    case 'status':
      return <p>Status: {acceptanceStatusLabel[act.status]}</p>
    case 'closed':
      return <p className="line-clamp-2">{act.doneBy === null ? closedNotes[act.status] : `Completed by ${act.doneBy}`}</p>
    default:
      return act satisfies never
  }
}

/** The one act that this person can do now: at the foot of a phone, on wider screens near the title. Its room is there before it is known. */
export function BountyActions({ act, bountyId }: { act: NextAct | null; bountyId: string }) {
  return (
    <section aria-label="Next step" className="act-bar">
      {act !== null && <Act act={act} bountyId={bountyId} />}
    </section>
  )
}
