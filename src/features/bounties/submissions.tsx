import type { Bounty } from '../../domain/bounties/bounty'
import { hiddenWords } from '../../domain/bounties/hidden-words'
import { byKind } from '../../domain/acts/acts'
import { type BountyView, confirmedFundingCents } from '../../domain/bounties/bounty-view'
import { type Completion, type CompletionStatus, type ReviewDecision, firstToReview } from '../../domain/bounties/completion'
import { isolated } from '../../domain/text/quoted'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { formatDate, useClock } from '../../hooks/use-clock'
import { useAuth } from '../../state/auth-store'
import { Badge, type BadgeTone } from '../../ui/marks'
import { ListFailure } from './list-state'
import { useNamedPlace } from './named-place'
import { ReviewForm } from './review-form'
import { SubmissionPhoto } from './submission-photo'

export type KnownSubmissions = {
  /** The newest first; null until the academy has told. What it told stays while it's asked again. */
  list: readonly Completion[] | null
  isFailed: boolean
  /** How many of others wait for this person's decision. */
  toReview: number
  /** Whose was approved, to those who may see it. */
  doneBy: string | null
  again: () => void
  /** Shows a decision that the academy has taken, whether or not the list can be asked for again. */
  decided: (id: string, decision: ReviewDecision, reason: string) => void
}

const statusOf: Record<ReviewDecision, CompletionStatus> = {
  approve: 'approved',
  request_changes: 'changes_requested',
  reject: 'rejected',
}

/** What was handed in, as far as this person may see it. */
export function useSubmissions({ bounty }: BountyView): KnownSubmissions {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { value, state, refusal, again } = useAsked(viewerId === null ? null : 'submissions', bounty.id)
  const list = viewerId === null ? [] : (value ?? null)
  const others = list?.filter(({ submitterName }) => submitterName !== null) ?? []
  return {
    list,
    // What was refused stays told while it is asked again: who stands at it stays there.
    isFailed: state === 'failed' || refusal !== null,
    toReview: others.filter(({ status }) => status === 'submitted').length,
    doneBy: others.find(({ status }) => status === 'approved')?.submitterName ?? null,
    again,
    decided: (id, decision, reason) => {
      const status = statusOf[decision]
      const change = (each: Completion) => (each.id === id ? { ...each, status, reason: reason || null } : each)
      changeAnswer('submissions', [bounty.id], (before) => before?.map(change))
    },
  }
}

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

type SubmissionProps = {
  completion: Completion
  bounty: Bounty
  number: number
  /** The one that a review begins with. */
  isFirst: boolean
  viewerId: string
  onReviewed: (decision: ReviewDecision, reason: string) => void
}

function Submission({ completion, bounty, number, isFirst, viewerId, onReviewed }: SubmissionProps) {
  const { timeZone } = useClock()
  const own = completion.submitterName === null
  return (
    <li className="grid gap-3 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={isFirst ? 'review' : undefined} tabIndex={isFirst ? -1 : undefined} className="text-xl wrap-anywhere">
          {own ? 'Your submission' : `Submission ${number} by ${isolated(completion.submitterName ?? '')}`}
        </h3>
        <Badge tone={tone[completion.status]}>{label[completion.status]}</Badge>
        <time dateTime={completion.createdAt} className="text-sm text-muted">
          {formatDate(completion.createdAt, timeZone)}
        </time>
      </div>
      {completion.notes !== null && (
        <p dir="auto" className="whitespace-pre-line">
          {completion.notes}
        </p>
      )}
      {completion.photoPath !== null && <SubmissionPhoto path={completion.photoPath} isFirst={isFirst} />}
      {completion.reason !== null && (
        <p>
          <strong>Reviewer:</strong> <bdi>{completion.reason}</bdi>
        </p>
      )}
      {!own && completion.status === 'submitted' && bounty.isHidden === true && <p>{hiddenWords.review}</p>}
      {!own && completion.status === 'submitted' && bounty.isHidden !== true && (
        <ReviewForm completion={completion} bounty={bounty} userId={viewerId} onReviewed={onReviewed} />
      )}
    </li>
  )
}

/** Whether the academy can hold nothing that was handed in while this act is not sent. */
const holdsNothing = byKind({ 'create-bounty': true, 'fund-bounty': false, 'accept-bounty': false, 'complete-bounty': true })

/** What was handed in. Who has nothing to see here is told nothing. */
export function Submissions({ view, submissions }: { view: BountyView; submissions: KnownSubmissions }) {
  const { bounty, acceptance, entries } = view
  const { list, isFailed, toReview, again, decided } = submissions
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const isCreator = viewerId === bounty.creatorId
  // Nothing is missed where the academy can hold nothing yet: before anything was handed in, or while that waits on this device.
  const handedIn = acceptance !== null && acceptance.status !== 'in_progress' && acceptance.status !== 'withdrawn'
  const isHere = entries.some(holdsNothing)
  const isTold = isFailed && (isCreator || handedIn) && !isHere
  const isThere = viewerId !== null && ((list?.length ?? 0) > 0 || isTold)
  useNamedPlace(isThere, 'review', 'submissions')
  if (!isThere) return null
  const all = list ?? []
  // What falls due at an approval is what the academy knows of.
  const told = { ...bounty, currentFundingCents: confirmedFundingCents(view) }
  const first = firstToReview(all)
  const onReviewed = (id: string, decision: ReviewDecision, reason: string) => {
    decided(id, decision, reason)
    again()
  }
  return (
    <section aria-labelledby="submissions" className="grid gap-4">
      <h2 id="submissions" tabIndex={-1} className="text-2xl">
        {toReview > 0 && bounty.status !== 'completed' && bounty.isHidden !== true ? 'Submissions to review' : 'Submissions'}
      </h2>
      {isTold && (
        <ListFailure again={again} tone="warning">
          What was handed in could not be loaded.
        </ListFailure>
      )}
      <ul className="grid gap-4">
        {all.map((completion, index) => (
          <Submission
            key={completion.id}
            completion={completion}
            bounty={told}
            number={all.length - index}
            isFirst={completion === first}
            viewerId={viewerId}
            onReviewed={(decision, reason) => onReviewed(completion.id, decision, reason)}
          />
        ))}
      </ul>
    </section>
  )
}
