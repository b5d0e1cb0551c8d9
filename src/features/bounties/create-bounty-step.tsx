import { BountyBasicsStep } from './bounty-basics-step'
import { BountyFundingStep } from './bounty-funding-step'
import { BountyReviewStep } from './bounty-review-step'
import { BountyVerificationStep } from './bounty-verification-step'
import type { DraftProblem } from '../../domain/bounty-draft'
import type { CreateStepProps } from './create-step-props'

type CreateBountyStepProps = Omit<CreateStepProps, 'errorOf'> & { problem: DraftProblem | null }

const steps = [BountyBasicsStep, BountyFundingStep, BountyVerificationStep, BountyReviewStep]

export function CreateBountyStep({ draft, problem, edit }: CreateBountyStepProps) {
  const Step = steps[draft.step - 1] ?? BountyBasicsStep
  return <Step draft={draft} edit={edit} errorOf={(field) => (problem?.field === field ? problem.description : undefined)} />
}
