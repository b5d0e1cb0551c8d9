// @visitors
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { academy } from '../../content/academy'
import { program } from '../../content/facts'
import { longDay } from '../../domain/time/calendar'
import { showsReceived, type ApplyChoice, type Received } from '../../domain/enrolment/application'
import { useLeaving } from '../../hooks/use-leaving'
import { useReceived } from '../../hooks/use-received'
import { Card } from '../../ui/card'
import { applicationFormId } from './application-names'
import { ApplicationWizard } from './application-wizard'
import { useApplication } from './use-application'

const ReceivedApplication = /* @__PURE__ */ lazy(() =>
  import('./received-application').then((module) => ({ default: module.ReceivedApplication })),
)

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

/** What an applicant wants to know beside the form; every figure is the Academy Program's. */
function BeforeYouApply() {
  return (
    <aside aria-labelledby="before-title" className="grid gap-4">
      <h2 id="before-title" className="text-2xl">
        Before you apply
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>You are {program.minimumAge} or older.</li>
        <li>Nothing is charged on this page. You choose a package on the next one.</li>
        <li>
          The {program.name} of {program.weeks} weeks has a {program.applicationFee} application fee, and its applications take{' '}
          {program.applicationWeeks} weeks.
        </li>
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
