// @in entries
import { Link } from '@tanstack/react-router'
import { actOf } from '../../domain/acts/acts'
import { attentionWords, shownEntry } from '../../domain/outbox/entry-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { EntryActions } from '../../entries/entry-actions'
import { EntryBadge, PhotoUpload } from '../../entries/entry-state'
import { useConnection } from '../../hooks/use-connection'
import { buttonClass } from '../../ui/button'

const discardable = new Set<OutboxEntry['state']>(['queued', 'waiting_auth', 'needs_attention'])

function Choices({ entry }: { entry: OutboxEntry }) {
  return (
    <>
      {/* What waits its turn goes by itself: that it may go sooner is the Outbox's to offer. */}
      {entry.state !== 'queued' && <EntryActions entry={entry} />}
      {discardable.has(entry.state) && (
        <Link to="/outbox" className={buttonClass({ variant: 'ghost' })}>
          Discard in the Outbox
        </Link>
      )}
    </>
  )
}

/** Where each unsent or refused act stands, in words that are the same everywhere. */
export function EntryNotes({ entries, withChoices = false }: { entries: readonly OutboxEntry[]; withChoices?: boolean }) {
  const isOffline = useConnection() === 'offline'
  if (entries.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label="Not confirmed yet">
      {entries.map((kept) => {
        const entry = shownEntry(kept, isOffline)
        const reason = attentionWords(entry)
        return (
          <li key={entry.opId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <EntryBadge entry={entry} />
            <span>
              {actOf(entry).words.own(entry.payload)}
              {reason !== null && `: ${reason}`}
            </span>
            <PhotoUpload entry={entry} />
            {withChoices && <Choices entry={entry} />}
          </li>
        )
      })}
    </ul>
  )
}
