import type { ReactNode } from 'react'
import { endOfLocalDay } from '../../domain/local-day'
import { formatCents, parseCents } from '../../domain/money'
import type { CreateStepProps } from './create-step-props'
import { formatDate, useClock } from '../../hooks/use-clock'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-hairline py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold whitespace-pre-line">{children}</dd>
    </div>
  )
}

export function BountyReviewStep({ draft }: CreateStepProps) {
  const { timeZone } = useClock()
  const end = endOfLocalDay(draft.deadline)
  return (
    <>
      <p>Read it once more as a stranger would. A published bounty can’t be edited.</p>
      <dl className="border-t border-hairline">
        <Row name="Title">{draft.title.trim()}</Row>
        <Row name="Description">{draft.description.trim()}</Row>
        <Row name="Category">{draft.category}</Row>
        <Row name="Funding Goal">{formatCents(parseCents(draft.fundingGoal))}</Row>
        <Row name="Deadline">{end === null ? 'Not set' : `End of ${formatDate(new Date(end).toISOString(), timeZone)}`}</Row>
        <Row name="Verification">{draft.requiresPhoto ? 'Photo required' : 'No photo required'}</Row>
      </dl>
    </>
  )
}
