import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import type { BountyPart } from '../../domain/bounties/bounty-part'
import { timeLeft, timeLeftLabel } from '../../domain/bounties/deadline'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { shownEntry, stateWords } from '../../domain/outbox/entry-words'
import { useClock } from '../../hooks/use-clock'
import { useConnection } from '../../hooks/use-connection'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { buttonClass, Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ActBar } from './act-bar'
import { showPlace } from './named-place'
import { finishOnline, useOnlineAct } from './online-act'

const look = buttonClass()

function Left({ until }: { until: string }) {
  const { nowMs, timeZone } = useClock()
  const left = timeLeft(until, nowMs, timeZone)
  return left.count === 0 ? null : <span className="font-semibold">{timeLeftLabel(left)} left</span>
}

function Unsent({ entry }: { entry: OutboxEntry }) {
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

function Act({ part: { entry, act, says, until, toReview }, bountyId }: { part: BountyPart; bountyId: string }) {
  const params = { bountyId }
  if (entry !== null) return <Unsent entry={entry} />
  switch (act) {
    case 'accept':
    case 'complete':
      return (
        <>
          <Link to={`/bounty/$bountyId/${act}`} params={params} className={look}>
            {act === 'accept' ? 'Accept Bounty' : 'Complete Bounty'}
          </Link>{' '}
          {until !== null && <Left until={until} />}
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
          {toReview === 1 ? 'Review 1 submission' : `Review ${toReview} submissions`}
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
    case null:
      return says !== null && <p className="line-clamp-2">{says}</p>
    default:
      return act satisfies never
  }
}

/** The one act that this person can do now: at the foot of a phone, on wider screens near the title. Its room is there before it is known. */
export function BountyActions({ part, bountyId }: { part: BountyPart; bountyId: string }) {
  return (
    <ActBar label="Next step">
      <Act part={part} bountyId={bountyId} />
    </ActBar>
  )
}

/** Gives the end of the time that this person has as a file for their calendar, which then tells of it a day before: with no network, too. */
export function CalendarButton({ bounty: { id, title }, until }: { bounty: Pick<Bounty, 'id' | 'title'>; until: string }) {
  async function save() {
    const [{ calendarFile, utcTime }, { saveFile }] = await Promise.all([
      import('../../domain/time/calendar-file'),
      import('../../ui/save-file'),
    ])
    const text = calendarFile({
      product: 'Deadline',
      name: id,
      when: [`DTSTART:${utcTime(Date.parse(until))}`],
      title: `Deadline: ${title}`,
      address: `${location.origin}/bounty/${id}`,
      alarm: '-P1D',
      nowMs: Date.now(),
    })
    const description = saveFile('wayfinder-deadline.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    showToast({ title: 'Deadline saved', description: `${description} Open it to add the deadline.`, tone: 'success' })
  }
  return (
    <Button variant="ghost" onClick={() => void save()}>
      Add the deadline to a calendar
    </Button>
  )
}

/** Takes back an acceptance that the server knows. One that is still on this phone is discarded instead. */
export function WithdrawButton({ bountyId, userId }: { bountyId: string; userId: string }) {
  const [open, setOpen] = useState(false)
  const { busy, problem, run } = useOnlineAct()

  const withdraw = () =>
    run(
      bountyId,
      async (opId) => {
        const { withdrawAcceptance } = await import('../../remote/online-acts')
        return finishOnline(bountyId, withdrawAcceptance({ opId, userId, bountyId }))
      },
      () => {
        setOpen(false)
        showToast({
          title: 'Acceptance Withdrawn',
          description: 'You can accept this bounty again while it runs.',
          tone: 'success',
        })
      },
    )

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Withdraw acceptance
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Withdraw your acceptance?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          </>
        }
      >
        <p>Nobody is told. You can accept this bounty again while it runs.</p>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </Dialog>
    </>
  )
}
