import { lazy, Suspense, useEffect, useState } from 'react'
import { longDay } from '../../domain/long-day'
import { showsReceived, type ApplyChoice, type Received } from '../../domain/received-application'
import { useAuth } from '../../state/auth-store'
import { loadReceived, useReceived } from '../../state/received-application'
import { Card } from '../../ui/card'
import { applicationFormId } from './application-form-id'
import { ApplicationWizard } from './application-wizard'
import { BeforeYouApply } from './before-you-apply'
import { useApplication } from './use-application'

const ReceivedApplication = /* @__PURE__ */ lazy(() =>
  import('./received-application').then((module) => ({ default: module.ReceivedApplication })),
)

/** The application that was received, once there is one, with the way to another; else the form. */
export function ApplyPage() {
  const application = useApplication()
  const known = useReceived()
  const [choice, setChoice] = useState<ApplyChoice>(null)
  const ownerId = useAuth((auth) => auth.user?.id ?? null)

  useEffect(() => void loadReceived(ownerId), [ownerId])

  /** What was pressed is gone with the choice: the focus goes to the heading of the form. */
  function applyAgain() {
    setChoice('another')
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${applicationFormId} h2`)?.focus())
  }

  const received = known?.received ?? null
  const isShown = application.isRestored && showsReceived(received, application.draft, choice)
  return (
    <div className="section">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div id={applicationFormId} className="grid scroll-mt-20 gap-4">
          {known && received && isShown ? (
            <Suspense fallback={<p>Loading...</p>}>
              <ReceivedApplication received={received} word={known.word} isAsked={choice === 'received'} onAnother={applyAgain} />
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
