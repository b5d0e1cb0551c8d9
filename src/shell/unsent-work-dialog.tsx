import { useState } from 'react'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

type UnsentWorkDialogProps = { userId: string; count: number; onStay: () => void; onLeave: () => Promise<void> }
type Choice = 'send' | 'keep' | 'delete'

const loadLeaving = () => import('../sync/leave-outbox')
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const keep = async () => true

/** Asked at sign-out while work waits: nothing of it is dropped, or sent by another account, unasked. */
export function UnsentWorkDialog({ userId, count, onStay, onLeave }: UnsentWorkDialogProps) {
  const [busy, setBusy] = useState<Choice | null>(null)
  const [left, setLeft] = useState(count)
  const [note, setNote] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)

  async function choose(choice: Choice, work: () => Promise<boolean>) {
    if (busy !== null) return
    setBusy(choice)
    setNote(null)
    try {
      if (await work()) await onLeave()
    } catch (error) {
      console.error(error)
      setNote('This page lost touch with the phone’s storage. Nothing is lost; reload the page and try again.')
    } finally {
      setBusy(null)
    }
  }

  async function send() {
    const remaining = await (await loadLeaving()).sendBeforeLeaving(userId)
    setLeft(remaining)
    if (remaining > 0) setNote(`${items(remaining)} could not be sent now. Keep it for later, or look into the Outbox.`)
    return remaining === 0
  }

  async function remove() {
    await (await loadLeaving()).deleteBeforeLeaving(userId)
    return true
  }

  const actions = isDeleting ? (
    <>
      <Button variant="danger" busy={busy === 'delete'} onClick={() => void choose('delete', remove)}>
        Delete {items(left)}
      </Button>
      <Button onClick={() => setIsDeleting(false)}>Don’t delete</Button>
    </>
  ) : (
    <>
      <Button variant="danger" onClick={() => setIsDeleting(true)}>
        Delete
      </Button>
      <Button variant="secondary" busy={busy === 'send'} onClick={() => void choose('send', send)}>
        {busy === 'send' ? 'Sending...' : 'Send now'}
      </Button>
      <Button busy={busy === 'keep'} onClick={() => void choose('keep', keep)}>
        Keep on this phone for me
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onStay} title="Sign out with unsent work?" actions={actions}>
      <p>
        {left === 1 ? '1 item is' : `${left} items are`} saved on this phone and not sent yet.{' '}
        {isDeleting
          ? 'Deleted work is taken back at the academy too; what it can’t be told now is taken back when you sign in here again.'
          : 'Kept, it is sent when you sign in here again. Nobody else can see or send it.'}
      </p>
      {note !== null && <Alert tone="warning">{note}</Alert>}
    </Dialog>
  )
}
