import type { BountyView } from '../../domain/bounty-view'
import type { Completion, CompletionStatus } from '../../domain/completion'
import { useAuth } from '../../state/auth-store'
import { Badge, type BadgeTone } from '../../ui/badge'
import { ReviewForm } from './review-form'
import { SubmissionPhoto } from './submission-photo'
import { formatDate, useClock } from '../../hooks/use-clock'
import { usePull } from '../../hooks/use-pull'

const label: Record<CompletionStatus, string> = {
  submitted: 'Waiting for review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  rejected: 'Not approved',
  expired: 'Expired',
}
const tone: Record<CompletionStatus, BadgeTone> = {
  submitted: 'blue',
  changes_requested: 'neutral',
  approved: 'purple',
  rejected: 'red',
  expired: 'gray',
}

type SubmissionProps = { completion: Completion; number: number; viewerId: string; onReviewed: () => void }

function Submission({ completion, number, viewerId, onReviewed }: SubmissionProps) {
  const { timeZone } = useClock()
  const own = completion.submitterName === null
  return (
    <li className="grid gap-3 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-xl">{own ? 'Your submission' : `Submission ${number} by ${completion.submitterName}`}</h3>
        <Badge tone={tone[completion.status]}>{label[completion.status]}</Badge>
        <time dateTime={completion.createdAt} className="text-sm text-muted">
          {formatDate(completion.createdAt, timeZone)}
        </time>
      </div>
      {completion.notes !== null && <p className="whitespace-pre-line">{completion.notes}</p>}
      {completion.photoPath !== null && <SubmissionPhoto path={completion.photoPath} />}
      {completion.reason !== null && (
        <p>
          <strong>Reviewer:</strong> {completion.reason}
        </p>
      )}
      {!own && completion.status === 'submitted' && (
        <ReviewForm completionId={completion.id} bountyId={completion.bountyId} userId={viewerId} onReviewed={onReviewed} />
      )}
    </li>
  )
}

/** What was handed in, as far as this person may see it: the creator and moderators all of it, others their own. */
export function Submissions({ view: { bounty, acceptance } }: { view: BountyView }) {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { answer, again } = usePull(async () => {
    if (viewerId === null) return { ok: true as const, value: [] }
    return (await import('../../remote/reviews')).listCompletions(bounty.id)
  }, `submissions ${bounty.id} ${bounty.updatedAt} ${acceptance?.updatedAt} ${viewerId}`)
  if (viewerId === null || answer === null || !answer.ok || answer.value.length === 0) return null
  const count = answer.value.length
  return (
    <section aria-labelledby="submissions" className="grid gap-4">
      <h2 id="submissions" className="text-2xl">
        {viewerId === bounty.creatorId ? 'Submissions to review' : 'Submissions'}
      </h2>
      <ul className="grid gap-4">
        {answer.value.map((completion, index) => (
          <Submission key={completion.id} completion={completion} number={count - index} viewerId={viewerId} onReviewed={again} />
        ))}
      </ul>
    </section>
  )
}
