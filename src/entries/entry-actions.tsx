import { Link } from '@tanstack/react-router'
import { actOf } from '../domain/acts/acts'
import { actWords } from '../domain/outbox/act-words'
import { mayRetry } from '../domain/outbox/attention-words'
import type { OutboxEntry } from '../domain/outbox/entry'
import { bountyOf } from '../domain/outbox/lane'
import { Button, buttonClass } from '../ui/button'
import { runAction } from './run-action'

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
