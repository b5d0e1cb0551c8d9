import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Received } from '../../domain/enrolment/application'
import { nowReceived } from '../../hooks/use-received'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Has the server delete the application; one that it doesn't know any more is gone as well. */
async function withdraw(received: Received): Promise<boolean> {
  const answer = await import('../../remote/application')
    .then(({ withdrawApplication }) => withdrawApplication(received))
    .catch(() => null)
  return answer !== null && (answer.ok || answer.status === 404)
}

/** The way to take an application back. The server deletes it at once, so that it is asked for twice. */
export function TakeBack({ received }: { received: Received }) {
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
