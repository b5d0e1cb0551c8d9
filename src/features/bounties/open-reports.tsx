import { Link } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { reasonMaxLength, reviewProblem } from '../../domain/bounties/completion'
import { countTo } from '../../domain/text/text-length'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { SecondFactorForm } from '../../proofs/second-factor-form'
import type { OpenReport } from '../../remote/reviews'
import { showToast } from '../../state/toast-store'
import { Badge } from '../../ui/marks'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { moderate, useOnlineAct } from './online-act'

/** Stands in the place of what moderators see, until they have confirmed their session. */
export function ModeratorCode({ onConfirmed }: { onConfirmed: () => void }) {
  return (
    <section aria-labelledby="moderator-code" className="grid gap-4 border border-line bg-surface p-4">
      <h3 id="moderator-code" className="text-xl">
        Confirm that it’s you
      </h3>
      <p>
        Moderators confirm each sign-in with their second factor. If you have none, set it up under{' '}
        <Link to="/account" className="link">
          Account
        </Link>
        .
      </p>
      <SecondFactorForm factorId={null} button="Confirm" onConfirmed={onConfirmed} />
    </section>
  )
}

const kept = { title: 'Bounty Kept', description: 'It stands, and whoever reported it has been thanked.' }
const hidden = {
  title: 'Bounty Hidden',
  description: 'Everybody with a part in it has been told why, and whoever reported it is thanked.',
}

export function Report({ report, userId, onDecided }: { report: OpenReport; userId: string; onDecided: () => void }) {
  const { bountyId } = report
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { busy, problem, run } = useOnlineAct()

  /** `why`: the reason for hiding it; null lets it stand. */
  const decide = (why: string | null) =>
    void run(
      `${bountyId} ${why}`,
      (opId) => moderate({ opId, userId, bountyId, ...(why === null ? { act: 'keep' } : { act: 'hide', reason: why }) }),
      () => {
        showToast({ ...(why === null ? kept : hidden), tone: 'success' })
        onDecided()
      },
    )

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = reviewProblem('reject', reason)
    const missing = reason.trim() === '' ? 'Give a reason. Everybody with a part in the bounty reads it.' : found
    setError(missing ?? undefined)
    if (found === null) decide(reason.trim())
  }

  return (
    <li className="grid gap-3 border-l-4 border-signal pl-3">
      <p>
        <Link to="/bounty/$bountyId" params={{ bountyId }} className="link">
          <bdi>{report.title}</bdi>
        </Link>
        : “<bdi>{report.reason}</bdi>”
      </p>
      <form className="grid gap-3" onSubmit={onSubmit} noValidate>
        <TextField
          label="Reason for hiding it"
          hint="Its creator and everybody who accepted or funded it read this."
          count={countTo(reasonMaxLength)}
          value={reason}
          error={problem ?? error}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy}>
            Hide bounty
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => decide(null)}>
            Keep it
          </Button>
        </div>
      </form>
    </li>
  )
}

/** What members have reported, for moderators; the server sends nobody else a row. */
export function OpenReports({ userId }: { userId: string }) {
  const { value: reports = [], refusal, again } = useAsked('reports')
  /** Once there was one, the last that is decided takes no form away in which somebody writes. */
  const [hadSome, setHadSome] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (reports.length > 0 && !hadSome) setHadSome(true)
  if (refusal?.code === 'PT403') return <ModeratorCode onConfirmed={again} />
  if (!hadSome) return null
  const decided = (bountyId: string) => {
    heading.current?.focus({ preventScroll: true })
    changeAnswer('reports', [], (before) => before?.filter((report) => report.bountyId !== bountyId))
  }
  return (
    <section aria-labelledby="reports" className="grid gap-4 border border-line bg-surface p-4">
      <h3 id="reports" ref={heading} tabIndex={-1} className="text-xl">
        Reported bounties <Badge tone="blue">{reports.length}</Badge>
      </h3>
      {reports.length === 0 && <p>None waits any more.</p>}
      <ul className="grid gap-6">
        {reports.map((report) => (
          <Report key={report.id} report={report} userId={userId} onDecided={() => decided(report.bountyId)} />
        ))}
      </ul>
    </section>
  )
}
