// @members
import { useState } from 'react'
import { isAllSent, type UnsentLearning, unsentNotice, unsentWords } from '../domain/course/learning-words'
import { useLearningState } from '../state/learning-state'
import type { Leaving } from '../sync/leave-outbox'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** What a person would leave on this phone: acts, forms, and what the academy has not got of what they learned. */
export type Found = Leaving & { learned: UnsentLearning }

type LeavingDialogProps = {
  userId: string
  found: Found
  onStay: () => void
  onLeave: (left: 'work' | 'withdrawals') => Promise<void>
}
type Choice = 'send' | 'keep' | 'delete'

const loadLeaving = () => import('../sync/leave-outbox')
const loadLearning = () => import('../sync/learning-sync')
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

function whatWaits({ unsent, begun, learned }: Found): string {
  const acts = `${items(unsent)} ${unsent === 1 ? 'is' : 'are'} saved on this device and not sent yet.`
  const forms =
    begun === 1
      ? '1 form or sheet is filled in on this device alone.'
      : `${begun} forms or sheets are filled in on this device alone.`
  return [unsent > 0 ? acts : '', begun > 0 ? forms : '', unsentWords(learned)].filter((part) => part !== '').join(' ')
}

function titleOf({ unsent, begun }: Found): string {
  if (unsent > 0) return 'Sign out with unsent work?'
  return begun > 0 ? 'Sign out with a form filled in?' : 'Sign out with unsent notes?'
}

/** Asked at sign-out while work, a form that was begun or a note that isn't sent waits: nothing of it is dropped, or shown to another account, unasked. */
export function LeavingDialog({ userId, found, onStay, onLeave }: LeavingDialogProps) {
  const [busy, setBusy] = useState<Choice | null>(null)
  const [left, setLeft] = useState(found)
  const [note, setNote] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const count = left.unsent + left.begun
  const hasUnsent = left.unsent > 0 || !isAllSent(left.learned)

  async function choose(choice: Choice, work: () => Promise<void>) {
    if (busy !== null) return
    setBusy(choice)
    setNote(null)
    try {
      await work()
    } catch (error) {
      console.error(error)
      setNote(
        'This page lost touch with the device’s storage. Export your unsent work if you can, then reload the page and try again.',
      )
    } finally {
      setBusy(null)
    }
  }

  const keep = () => onLeave('work')

  async function send() {
    const [leaving, learned] = await Promise.all([
      loadLeaving().then((sync) => sync.sendBeforeLeaving(userId)),
      loadLearning().then((sync) => sync.syncBeforeLeaving()),
    ])
    const remaining = { ...leaving, learned }
    if (remaining.unsent + remaining.begun === 0 && isAllSent(learned)) return onLeave('withdrawals')
    setLeft(remaining)
    if (remaining.unsent > 0)
      setNote(`${items(remaining.unsent)} could not be sent now. Keep it for later, or look into the Outbox.`)
    else if (!isAllSent(learned))
      setNote(unsentNotice(useLearningState.getState()) ?? 'It could not be sent now. Keep it for later.')
  }

  async function remove() {
    await (await loadLeaving()).deleteBeforeLeaving(userId)
    await onLeave('withdrawals')
  }

  const actions = isDeleting ? (
    <>
      <Button variant="danger" busy={busy === 'delete'} onClick={() => void choose('delete', remove)}>
        {isAllSent(left.learned) ? `Delete ${items(count)}` : 'Delete all of it'}
      </Button>
      <Button onClick={() => setIsDeleting(false)}>Don’t delete</Button>
    </>
  ) : (
    <>
      <Button variant="danger" onClick={() => setIsDeleting(true)}>
        Delete
      </Button>
      {hasUnsent && (
        <Button variant="secondary" busy={busy === 'send'} onClick={() => void choose('send', send)}>
          {busy === 'send' ? 'Sending...' : 'Send now'}
        </Button>
      )}
      <Button busy={busy === 'keep'} onClick={() => void choose('keep', keep)}>
        Keep on this device for me
      </Button>
    </>
  )
  const kept = hasUnsent
    ? 'Kept, it is sent when you sign in here again. Nobody else can see or send it.'
    : 'Kept, it stands here again when you sign in. Nobody else can see it.'
  const deleted =
    left.unsent > 0
      ? 'Deleted work is taken back at the academy too; what it can’t be told now is taken back when you sign in here again.'
      : 'Deleted, it is gone from this device for good.'
  return (
    <Dialog open onClose={onStay} title={titleOf(found)} actions={actions}>
      <p>
        {whatWaits(left)} {isDeleting ? deleted : kept}
      </p>
      {note !== null && <Alert tone="warning">{note}</Alert>}
    </Dialog>
  )
}
