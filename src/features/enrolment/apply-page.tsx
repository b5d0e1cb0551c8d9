// @visitors
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { academy } from '../../content/academy'
import {
  applicationProgress,
  applicationSteps,
  type ApplyChoice,
  type Receipt,
  type Received,
  showsReceived,
} from '../../domain/enrolment/application'
import { longDay } from '../../domain/time/calendar'
import { useLeaving } from '../../hooks/use-leaving'
import { nowReceived, useReceived } from '../../hooks/use-received'
import { Card } from '../../ui/card'
import { beginAt } from '../../ui/begin-at'
import { ProgressBar, Stepper } from '../../ui/progress'
import { applicationFormId } from './application-names'
import { EmailStep } from './email-step'
import { ProgramFacts } from './program-facts'
import { forgetApplication, useApplication } from './use-application'

const ReceivedApplication = /* @__PURE__ */ lazy(() =>
  import('./received-application').then((module) => ({ default: module.ReceivedApplication })),
)

// Nobody needs these before step 1 is sent; the page comes with the first step alone.
const PhoneStep = /* @__PURE__ */ lazy(() => import('./phone-step').then((module) => ({ default: module.PhoneStep })))
const VerifyStep = /* @__PURE__ */ lazy(() => import('./verify-step').then((module) => ({ default: module.VerifyStep })))

/** The form of who is here: once its member has left, it begins anew. */
export function ApplyPage() {
  const [leavings, setLeavings] = useState(0)
  useLeaving(() => setLeavings((before) => before + 1))
  return <Application key={leavings} />
}

/** The application that was received, once there is one, with the way to another; else the form. */
function Application() {
  const application = useApplication()
  const { received, state } = useReceived()
  const [choice, setChoice] = useState<ApplyChoice>(null)

  /** What was pressed is gone with the choice: the focus goes to the heading of the form. */
  function applyAgain() {
    setChoice('another')
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${applicationFormId} h2`)?.focus())
  }

  const isShown = application.isRestored && showsReceived(received, application.draft, choice)
  return (
    <div className="section">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div id={applicationFormId} className="grid gap-4">
          {received && isShown ? (
            <Suspense fallback={<p>Loading...</p>}>
              <ReceivedApplication
                received={received}
                isSilent={state === 'failed'}
                isAsked={choice === 'received'}
                onAnother={applyAgain}
              />
            </Suspense>
          ) : (
            <>
              <ProgramFacts />
              {received && <Before received={received} onShow={() => setChoice('received')} />}
              <Card as="section" reference="Application" referenceEnd="3 steps">
                <ApplicationWizard {...application} />
              </Card>
            </>
          )}
        </div>
        {!isShown && <BeforeYouApply />}
      </div>
    </div>
  )
}

/** The form in its three steps. */
function ApplicationWizard({ draft, isRestored, change }: ReturnType<typeof useApplication>) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<number | null>(null)

  // Focus follows the wizard from step to step, but stays where it is when the page opens.
  useEffect(() => {
    if (!isRestored) return
    if (heading.current && shownStep.current !== null && shownStep.current !== draft.step) beginAt(heading.current)
    shownStep.current = draft.step
  }, [isRestored, draft.step])

  /** A step whose script has come is longer than what stood for it. */
  const beginAgain = () => {
    if (heading.current && document.activeElement === heading.current) beginAt(heading.current)
  }

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
          <Shown key={draft.step} then={beginAgain} />
        </Suspense>
      )}
    </div>
  )
}

/** Calls back once all that stands beside it is on the page. */
function Shown({ then }: { then: () => void }) {
  const callBack = useEffectEvent(then)
  useEffect(() => callBack(), [])
  return null
}

function Before({ received, onShow }: { received: Received; onShow: () => void }) {
  return (
    <p>
      You applied on {longDay(received.receivedAt)}, reference <strong translate="no">{received.reference}</strong>.{' '}
      <button type="button" className="link min-h-11" onClick={onShow}>
        Show it
      </button>
    </p>
  )
}

/** What an applicant wants to know beside the form. */
function BeforeYouApply() {
  return (
    <aside aria-labelledby="before-title" className="grid gap-4">
      <h2 id="before-title" className="text-2xl">
        Before you apply
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Nothing is charged on this page. You choose a package on the next one.</li>
        <li>We use your email and phone for your application only.</li>
      </ul>
      <p className="text-sm text-muted">{academy.educationalOnly}</p>
      <p>
        Questions first?{' '}
        <Link to="/faq" className="link">
          Read the FAQ
        </Link>{' '}
        or{' '}
        <Link to="/contact" className="link">
          write to us
        </Link>
        .
      </p>
    </aside>
  )
}
