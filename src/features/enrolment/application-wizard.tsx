import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { applicationProgress, applicationSteps } from '../../domain/enrolment/application'
import type { Receipt } from '../../domain/enrolment/application'
import { nowReceived } from '../../hooks/use-received'
import { ProgressBar } from '../../ui/progress-bar'
import { Stepper } from '../../ui/stepper'
import { EmailStep } from './email-step'
import { forgetApplication, type Application } from './use-application'

// Nobody needs these before step 1 is sent; the page comes with the first step alone.
const PhoneStep = /* @__PURE__ */ lazy(() => import('./phone-step').then((module) => ({ default: module.PhoneStep })))
const VerifyStep = /* @__PURE__ */ lazy(() => import('./verify-step').then((module) => ({ default: module.VerifyStep })))

export function ApplicationWizard({ draft, isRestored, change }: Application) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<number | null>(null)

  // Focus follows the wizard from step to step, but stays where it is when the page opens.
  useEffect(() => {
    if (!isRestored) return
    if (shownStep.current !== null && shownStep.current !== draft.step) heading.current?.focus()
    shownStep.current = draft.step
  }, [isRestored, draft.step])

  const toPricing = () => void navigate({ to: '/pricing' })
  async function finish(receipt: Receipt) {
    await nowReceived({ ...receipt, secret: draft.applicant?.secret ?? null })
    void forgetApplication()
    void navigate({ to: '/pricing', state: { justApplied: true } })
  }
  const Step = draft.step === 2 ? PhoneStep : VerifyStep

  return (
    <div className="grid gap-6">
      <Stepper steps={applicationSteps} current={draft.step} label="Application steps" />
      <ProgressBar value={applicationProgress(draft.step)} label="Application progress" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Step {draft.step} of {applicationSteps.length}: {applicationSteps[draft.step - 1]}
      </h2>
      {draft.step === 1 ? (
        <EmailStep draft={draft} isRestored={isRestored} onChange={change} />
      ) : (
        <Suspense fallback={<p>Loading...</p>}>
          <Step draft={draft} onChange={change} onSkip={toPricing} onVerified={(receipt) => void finish(receipt)} />
        </Suspense>
      )}
    </div>
  )
}
