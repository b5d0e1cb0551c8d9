// @in entries
import { Link } from '@tanstack/react-router'
import { actOf } from '../domain/acts/acts'
import { codeOf } from '../domain/network/failure-code'
import { actWords, mayRetry, editFact } from '../domain/outbox/entry-words'
import type { OutboxEntry } from '../domain/outbox/entry'
import { bountyOf } from '../domain/outbox/lane'
import { showToast } from '../state/toast-store'
import { Button, buttonClass } from '../ui/button'

type Actions = typeof import('../sync/act-commands')

const notDone = (description: string) => showToast({ title: 'Not done', description, tone: 'danger' })

/**
 * Runs one action of the person on an entry. Its code is loaded at the press. Where that can't be had, or the phone can't store it, the
 * person is told, and the entry stays as it was.
 */
export async function runAction(action: (actions: Actions) => Promise<void>): Promise<void> {
  let actions: Actions
  try {
    actions = await import('../sync/act-commands')
  } catch (error) {
    console.error(error)
    return notDone('This page could not load what it needs. Check your connection and try again; nothing is lost.')
  }
  try {
    await action(actions)
  } catch (error) {
    console.error(error)
    notDone(
      editFact(codeOf(error)) ??
        'This page lost touch with the device’s storage. Export your unsent work if you can, then reload the page and try again.',
    )
  }
}

const look = buttonClass({ variant: 'secondary' })

/** For whom the place of a control doesn't say what it is about. */
function Its({ entry }: { entry: OutboxEntry }) {
  return <span className="sr-only"> {actWords(entry)}</span>
}

/**
 * How a refused or parked act is put right: its own form, filled with what was sent. An acceptance has nothing to edit, and is done anew
 * instead; a child of a refused act follows when that one is edited.
 */
function ChangeEntry({ entry }: { entry: OutboxEntry }) {
  if (entry.state !== 'rejected' && (entry.state !== 'needs_attention' || entry.lastError?.class === 'parent_failed')) return null
  const { form } = actOf(entry)
  if (form === 'outbox') return null
  if (form !== 'again')
    return (
      <Link to={form} params={{ bountyId: bountyOf(entry) ?? '' }} search={{ entry: entry.opId }} className={look}>
        Edit
        <Its entry={entry} />
      </Link>
    )
  if (entry.state !== 'rejected') return null
  return (
    <Button variant="secondary" onClick={() => void runAction((actions) => actions.tryAnew(entry.opId))}>
      Try again
      <Its entry={entry} />
    </Button>
  )
}

/** What a person may do with one act wherever it is shown, by its state. Discarding is asked about in the Outbox. */
export function EntryActions({ entry }: { entry: OutboxEntry }) {
  return (
    <>
      <ChangeEntry entry={entry} />
      {mayRetry(entry) && (
        <Button variant="secondary" onClick={() => void runAction((actions) => actions.retry(entry.opId))}>
          Retry now
          <Its entry={entry} />
        </Button>
      )}
      {entry.state === 'rejected' && (
        <Button variant="ghost" onClick={() => void runAction((actions) => actions.close(entry.opId))}>
          Close
          <Its entry={entry} />
        </Button>
      )}
    </>
  )
}
