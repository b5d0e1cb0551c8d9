import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { applicationProgress, applicationSteps, type ApplicationDraft } from '../../domain/application'
import { ProgressBar } from '../../ui/progress-bar'
import { Stepper } from '../../ui/stepper'
import { EmailStep } from './email-step'
import { PhoneStep } from './phone-step'
import { forgetApplication, useApplication } from './use-application'
import { VerifyStep } from './verify-step'

export type StepProps = {
  draft: ApplicationDraft
  onChange: (part: Partial<ApplicationDraft>) => void
  onSkip: () => void
  onVerified: () => void
}

const screens = { 1: EmailStep, 2: PhoneStep, 3: VerifyStep } as const

export function ApplicationWizard() {
  const navigate = useNavigate()
  const { draft, isRestored, change } = useApplication()
  const Step = screens[draft.step]
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<number | null>(null)

  // Focus follows the wizard from step to step, but stays where it is when the page opens.
  useEffect(() => {
    if (!isRestored) return
    if (shownStep.current !== null && shownStep.current !== draft.step) heading.current?.focus()
    shownStep.current = draft.step
  }, [isRestored, draft.step])

  const toPricing = () => void navigate({ to: '/pricing' })
  const finish = () => {
    void forgetApplication()
    toPricing()
  }

  return (
    <div className="grid gap-6">
      <Stepper steps={applicationSteps} current={draft.step} label="Application steps" />
      <ProgressBar value={applicationProgress(draft.step)} label="Application progress" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Step {draft.step} of {applicationSteps.length}: {applicationSteps[draft.step - 1]}
      </h2>
      <Step draft={draft} onChange={change} onSkip={toPricing} onVerified={finish} />
    </div>
  )
}
