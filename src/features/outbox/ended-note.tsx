import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { othersWords } from './outbox-words'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ExportButton } from './export-button'

/** What waits here of whose session the academy has ended, unasked: to be sent after a sign-in or, where there is no such account any more, saved and removed. */
export function EndedNote({ ownerId, count }: { ownerId: string; count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (count === 0) return null
  const { title, text } = othersWords(count, false, true)

  async function remove() {
    setIsAsking(false)
    try {
      const { letGo } = await import('../../state/auth-actions')
      await letGo(ownerId)
    } catch (error) {
      console.error(error)
      setHasFailed(true)
    }
  }

  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to="/auth" search={{ redirect: '/outbox' }} className={buttonClass()}>
            Sign in to send
          </Link>
          <ExportButton ownerId={ownerId} />
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            Remove
          </Button>
        </div>
      }
    >
      {text}
      {hasFailed && <p role="alert">It could not be removed. Close the academy’s other tabs, then try again.</p>}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Remove it from this device?"
        actions={
          <>
            <Button variant="danger" onClick={() => void remove()}>
              Remove
            </Button>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
          </>
        }
      >
        <p>
          What that account left here is gone for good, drafts and notes too. What had already reached the academy stays there.
        </p>
      </Dialog>
    </Alert>
  )
}
