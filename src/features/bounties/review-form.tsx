import { useState } from 'react'
import { reasonMaxLength, reviewProblem, type ReviewDecision } from '../../domain/completion'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-area'
import { finishOnline } from './act-online'
import { useOnlineAct } from './use-online-act'

const done: Record<ReviewDecision, { title: string; description: string }> = {
  approve: { title: 'Completion Approved', description: 'The bounty is completed and its submitter has been told.' },
  request_changes: { title: 'Changes Requested', description: 'The submitter has been told and has 7 days to submit again.' },
  reject: { title: 'Completion Rejected', description: 'The submitter has been told why.' },
}

type ReviewFormProps = { completionId: string; bountyId: string; userId: string; onReviewed: () => void }

export function ReviewForm({ completionId, bountyId, userId, onReviewed }: ReviewFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { busy, problem, run } = useOnlineAct()

  function decide(decision: ReviewDecision) {
    const found = reviewProblem(decision, reason)
    setError(found ?? undefined)
    if (found !== null) return
    const send = async (opId: string) => {
      const { reviewCompletion } = await import('../../remote/online-acts')
      return finishOnline(bountyId, reviewCompletion({ opId, userId, completionId, decision, reason: reason.trim() }))
    }
    void run(`${decision} ${reason}`, send, () => {
      showToast({ ...done[decision], tone: 'success' })
      onReviewed()
    })
  }

  return (
    <div className="grid gap-3 border-t border-hairline pt-3">
      <TextArea
        label="Reason"
        hint="Needed to ask for changes or to reject. The submitter reads it."
        rows={3}
        maxLength={reasonMaxLength}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => decide('approve')}>
          Approve
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => decide('request_changes')}>
          Ask for changes
        </Button>
        <Button variant="danger" busy={busy} onClick={() => decide('reject')}>
          Reject
        </Button>
      </div>
    </div>
  )
}
