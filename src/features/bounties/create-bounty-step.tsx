import { BountyBasicsStep } from './bounty-basics-step'
import { BountyFundingStep } from './bounty-funding-step'
import { BountyReviewStep } from './bounty-review-step'
import { BountyVerificationStep } from './bounty-verification-step'
import type { BountyDraft, DraftField, DraftProblem } from '../../domain/bounty-draft'

export type StepProps = {
  draft: BountyDraft
  errorOf: (field: DraftField) => string | undefined
  edit: (part: Partial<BountyDraft>) => void
}

type CreateBountyStepProps = Omit<StepProps, 'errorOf'> & { problem: DraftProblem | null }

const steps = [BountyBasicsStep, BountyFundingStep, BountyVerificationStep, BountyReviewStep]

export function CreateBountyStep({ draft, problem, edit }: CreateBountyStepProps) {
  const Step = steps[draft.step - 1] ?? BountyBasicsStep
  return <Step draft={draft} edit={edit} errorOf={(field) => (problem?.field === field ? problem.description : undefined)} />
}
