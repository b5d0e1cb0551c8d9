import { Flag } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { humanTextProblem } from '../../domain/text/human-text'
import { countTo, tooLongProblem } from '../../domain/text/text-length'
import { useLeaving } from '../../hooks/use-leaving'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/fields'
import { finishOnline, useOnlineAct } from './online-act'
import { useSignInFirst } from './use-sign-in-first'

const reasonMaxLength = 1000

type Report = { opId: string; userId: string; bountyId: string; reason: string }

async function send(report: Report) {
  const { reportBounty } = await import('../../remote/online-acts')
  return finishOnline(report.bountyId, reportBounty(report))
}

type ReportFormProps = {
  bountyId: string
  userId: string
  reason: string
  setReason: (reason: string) => void
  onDone: () => void
}

function ReportForm({ bountyId, userId, reason, setReason, onDone }: ReportFormProps) {
  const [asked, setAsked] = useState(false)
  const { busy, problem, run } = useOnlineAct()
  const missing = reason.trim() === '' ? 'Say what is wrong with it.' : humanTextProblem(reason, true)
  const refusal = missing ?? tooLongProblem(reason, reasonMaxLength) ?? undefined

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (refusal !== undefined) return
    void run(
      reason,
      (opId) => send({ opId, userId, bountyId, reason: reason.trim() }),
      () => {
        showToast({ title: 'Report sent', description: 'Thank you. A moderator will look at it.', tone: 'success' })
        onDone()
      },
    )
  }

  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <p>
        Report a bounty that targets a person, is unlawful or unsafe, or is no educational challenge. Its creator is not told who
        reported it.
      </p>
      <TextArea
        label="What is wrong with it?"
        rows={4}
        count={countTo(reasonMaxLength)}
        value={reason}
        error={problem ?? (asked ? refusal : undefined)}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        Send report
      </Button>
    </form>
  )
}

export function ReportButton({ bountyId }: { bountyId: string }) {
  const { userId, ask } = useSignInFirst('report', `/bounty/${bountyId}`)
  const [open, setOpen] = useState(false)
  // Here, and not in the form: it stands there again after a slip that closed the dialog.
  const [reason, setReason] = useState('')
  const done = () => {
    setReason('')
    setOpen(false)
  }
  useLeaving(done)

  return (
    <>
      <Button variant="ghost" onClick={() => (userId === null ? ask() : setOpen(true))}>
        <Flag aria-hidden="true" />
        Report
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Report this bounty">
        {userId !== null && <ReportForm {...{ bountyId, userId, reason, setReason }} onDone={done} />}
      </Dialog>
    </>
  )
}
