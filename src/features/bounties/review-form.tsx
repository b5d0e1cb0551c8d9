import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Bounty } from '../../domain/bounties/bounty'
import {
  pledgedWords,
  reasonMaxLength,
  reviewProblem,
  type Completion,
  type ReviewDecision,
} from '../../domain/bounties/completion'
import { formatCents } from '../../domain/payments/money'
import { isolated } from '../../domain/text/quoted'
import { countTo } from '../../domain/text/text-length'
import { askNow } from '../../hooks/use-asked'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/fields'
import { finishOnline, useOnlineAct } from './online-act'
import { LoadedPhoto } from './submission-photo'
import { useHeldAct } from './use-held-act'

const done: Record<ReviewDecision, { title: string; description: string }> = {
  approve: { title: 'Completion Approved', description: 'The bounty is completed and its submitter has been told.' },
  request_changes: {
    title: 'Changes Requested',
    description: 'The submitter has been told and has 7 days at least to submit again.',
  },
  reject: { title: 'Completion Rejected', description: 'The submitter has been told why.' },
}

/** What an approval brings about, before it is given. */
function approvalWords({ currentFundingCents }: Bounty): string {
  const pledges = currentFundingCents > 0 ? `, and its pledges of ${formatCents(currentFundingCents)} fall due` : ''
  return `The bounty is then completed${pledges}. Nobody else can complete it. You can undo the approval for five seconds, not after that.`
}

async function ready(userId: string) {
  const [{ outdateCachedUnread }, { readyToReview }] = await Promise.all([
    import('../../state/unread-count'),
    import('../../remote/online-acts'),
  ])
  void outdateCachedUnread(userId)
  return readyToReview()
}

const isFocusLost = () => document.activeElement === document.body

const takeFocus = (control: HTMLElement | null) => control?.focus()
const takeLostFocus = (control: HTMLElement | null) => void (isFocusLost() && control?.focus())

/** Stands in the form's place from the press that approves until the academy has answered. */
function ApprovalStrip({ isHeld, onUndo }: { isHeld: boolean; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output id="approval">{isHeld ? 'Approving in a moment.' : 'Approving...'}</output>
      {isHeld && (
        <Button variant="secondary" aria-describedby="approval" ref={takeFocus} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}

type ReviewFormProps = {
  completion: Completion
  bounty: Bounty
  userId: string
  onReviewed: (decision: ReviewDecision, reason: string) => void
}

export function ReviewForm({ completion, bounty, userId, onReviewed }: ReviewFormProps) {
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<ReviewDecision>()
  const { busy, problem, run } = useOnlineAct()
  const { isHeld, hold, undo } = useHeldAct()
  const form = useRef<HTMLDivElement>(null)
  const approve = useRef<HTMLButtonElement>(null)

  /** With `made`, the request goes before this returns: the page may be going. */
  function send(decision: ReviewDecision, made?: Awaited<ReturnType<typeof ready>>) {
    const act = async (opId: string) => {
      const review = made ?? (await ready(userId))
      const answer = review({ opId, userId, completionId: completion.id, decision, reason: reason.trim() })
      const finished = await finishOnline(bounty.id, answer)
      if (finished.answered) void askNow('notifications')
      if (finished.problem !== null && !form.current) {
        const description = `Open “${isolated(bounty.title)}” to see where it stands and to try again.`
        showToast({ title: 'Approval not confirmed', description, tone: 'danger' })
      }
      return finished
    }
    setSent(decision)
    void run(`${decision} ${reason}`, act, () => {
      showToast({ ...done[decision], tone: 'success' })
      const isHere = form.current && (isFocusLost() || form.current.contains(document.activeElement))
      if (isHere) document.getElementById('submissions')?.focus({ preventScroll: true })
      onReviewed(decision, reason.trim())
    })
  }

  function decide(decision: ReviewDecision) {
    const found = reviewProblem(decision, reason)
    setError(found ?? undefined)
    if (found === null) send(decision)
  }

  function holdApproval() {
    let made: Awaited<ReturnType<typeof ready>>
    const act = async () => {
      made = await ready(userId)
      return { answered: true, problem: null }
    }
    setSent(undefined)
    void run('ready', act, () => {
      // Whoever has left meanwhile can't undo it any more.
      if (!form.current || document.hidden) return send('approve', made)
      // The dialog is closed before the focus moves: what lies under it takes none.
      flushSync(() => setAsks(false))
      hold(() => send('approve', made))
    })
  }

  function undoApproval() {
    flushSync(undo)
    approve.current?.focus()
  }

  const isOver = problem !== null && !asks
  return (
    <div ref={form} className="review-form grid gap-3 border-t border-hairline pt-3">
      {isHeld || (busy && sent === 'approve') ? (
        <ApprovalStrip isHeld={isHeld} onUndo={undoApproval} />
      ) : (
        <>
          <TextArea
            label="Reason"
            hint="Needed to ask for changes or to reject. The submitter reads it."
            rows={3}
            count={countTo(reasonMaxLength)}
            value={reason}
            error={error}
            onChange={(event) => setReason(event.target.value)}
          />
          {isOver && sent !== 'approve' && <Alert tone="danger">{problem}</Alert>}
          {isOver && sent === 'approve' && (
            <Alert
              tone="danger"
              title="Not confirmed as approved"
              action={
                <Button variant="secondary" ref={takeLostFocus} onClick={() => send('approve')}>
                  Try again
                </Button>
              }
            >
              {problem}
            </Alert>
          )}
          <p>{pledgedWords(bounty)}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} ref={approve} onClick={() => setAsks(true)}>
              Approve
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => decide('request_changes')}>
              Ask for changes
            </Button>
            <Button variant="danger" busy={busy} onClick={() => decide('reject')}>
              Reject
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        dismissible={!busy}
        title="Approve this completion?"
        actions={
          <>
            <Button variant="secondary" busy={busy} onClick={() => setAsks(false)}>
              Not yet
            </Button>
            <Button busy={busy} onClick={holdApproval}>
              Approve
            </Button>
          </>
        }
      >
        {completion.photoPath !== null && <LoadedPhoto path={completion.photoPath} />}
        <p>{approvalWords(bounty)}</p>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </Dialog>
    </div>
  )
}
