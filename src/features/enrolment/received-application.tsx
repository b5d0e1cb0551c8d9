import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { program } from '../../content/facts'
import type { Received } from '../../domain/enrolment/application'
import { standingWords } from '../../domain/enrolment/application-standing'
import { applicationWay } from '../../domain/enrolment/application-way'
import { longDay } from '../../domain/time/calendar'
import { nowReceived, useReceived } from '../../hooks/use-received'
import { showToast } from '../../state/toast-store'
import { Address } from '../../ui/address'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ProgramFacts } from './program-facts'

const terms = { fee: program.applicationFee, weeks: program.applicationWeeks }

type ReceivedApplicationProps = {
  received: Received
  /** Whether the server did not say so just now. */
  isSilent: boolean
  /** Whether its title is the page's own. */
  isPage?: boolean
  /** Whether it was asked for by a press, which takes the focus here. */
  isAsked?: boolean
  onAnother?: () => void
}

/** An application as the server received it: when, under which reference, how it stands, what happens next, two ways on, and how to take it back. */
export function ReceivedApplication({
  received,
  isSilent,
  isPage = false,
  isAsked = false,
  onAnother,
}: ReceivedApplicationProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { reference, receivedAt, email, standing, standingAt } = received
  const Part = isPage ? 'h2' : 'h3'

  // Its script may come after the page has given its focus away.
  useEffect(() => {
    const { activeElement } = document
    const isPageNew = isPage && (activeElement === document.body || activeElement?.id === 'main')
    if (isAsked || isPageNew) title.current?.focus({ preventScroll: !isAsked })
  }, [isPage, isAsked])

  return (
    <div className="grid max-w-3xl gap-6">
      <div className="bg-success p-5 text-ground print:bg-ground print:p-0 print:text-ink">
        {isPage ? (
          <h1 ref={title} id="page-title" tabIndex={-1} className="text-4xl">
            Application received
          </h1>
        ) : (
          <h2 ref={title} tabIndex={-1} className="text-3xl">
            Application received
          </h2>
        )}
        <p className="mt-2">
          {longDay(receivedAt)}, reference{' '}
          <strong translate="no" className="whitespace-nowrap">
            {reference}
          </strong>
        </p>
      </div>
      <p className="font-semibold">
        {standingAt !== null && `${longDay(standingAt)}: `}
        {standingWords(standing, terms.fee)}
      </p>
      <p>
        The same goes by mail to{' '}
        <strong>
          <Address>{email}</Address>
        </strong>
        . You can close this page: Apply shows it again.
      </p>
      {isSilent && (
        <p role="note" className="text-sm text-muted">
          The server did not answer. This is what this device keeps.
        </p>
      )}
      <ProgramFacts />
      {standing === 'received' && (
        <section aria-labelledby="next-title" className="grid gap-3">
          <Part id="next-title" className="eyebrow text-signal">
            What happens next
          </Part>
          <ol>
            {applicationWay(receivedAt, terms, longDay).map((mark, nth) => (
              <li key={mark.title} className="grid grid-cols-[2rem_1fr] border-b border-hairline py-3">
                <span aria-hidden="true" className="font-display text-2xl font-bold text-signal">
                  {nth + 1}
                </span>
                <div>
                  <p className="font-semibold">{mark.title}</p>
                  <p className="text-muted">{mark.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/week1-content" className={buttonClass({ size: 'lg' })}>
          Cadet Week 1 now
        </Link>
        <Link to="/pricing" hash="pricing" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Look at the packages
        </Link>
        {onAnother && (
          <Button variant="ghost" size="lg" onClick={onAnother}>
            Apply again
          </Button>
        )}
      </div>
      <TakeBack received={received} />
    </div>
  )
}

/** What was received, or what stands there otherwise: an application may have been taken back since. */
export function ReceivedPart({ children }: { children: ReactNode }) {
  const { received, state } = useReceived()
  if (!received) return children
  return (
    <div className="wrap pt-6">
      <ReceivedApplication received={received} isSilent={state === 'failed'} isPage />
    </div>
  )
}

/** Has the server delete the application; one that it doesn't know any more is gone as well. */
async function withdraw(received: Received): Promise<boolean> {
  const answer = await import('../../remote/application')
    .then(({ withdrawApplication }) => withdrawApplication(received))
    .catch(() => null)
  return answer !== null && (answer.ok || answer.status === 404)
}

/** The way to take an application back. The server deletes it at once, so that it is asked for twice. */
function TakeBack({ received }: { received: Received }) {
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function takeBack() {
    setBusy(true)
    const isGone = await withdraw(received)
    setBusy(false)
    setHasFailed(!isGone)
    if (!isGone) return
    await nowReceived(null)
    showToast({ title: 'Application taken back', description: 'We have deleted it. Nothing of it is kept.', tone: 'success' })
    // What had the focus is gone with the application.
    requestAnimationFrame(() => document.getElementById('page-title')?.focus())
  }

  function close() {
    setIsAsking(false)
    setHasFailed(false)
  }

  return (
    <div className="no-print">
      <p>
        Changed your mind?{' '}
        <button type="button" className="link min-h-11" onClick={() => setIsAsking(true)}>
          Take it back
        </button>
        . A question?{' '}
        <Link to="/contact" className="link inline-flex min-h-11 items-center">
          Write to us
        </Link>{' '}
        with the reference.
      </p>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Take your application back?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void takeBack()}>
              {busy ? 'Taking it back...' : 'Take it back'}
            </Button>
          </>
        }
      >
        <p>
          We delete application <strong translate="no">{received.reference}</strong> with your email and phone number. You can
          apply again at any time.
        </p>
        {hasFailed && (
          <Alert tone="danger" title="The server did not take it back" className="mt-4">
            Nothing has changed. Check your connection and try again.
          </Alert>
        )}
      </Dialog>
    </div>
  )
}
