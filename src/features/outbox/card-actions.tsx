import { useState } from 'react'
import { actOf } from '../../domain/acts/acts'
import { actWords } from '../../domain/outbox/act-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { EntryActions } from '../../entries/entry-actions'
import { Button } from '../../ui/button'
import { DiscardDialog } from './discard-dialog'
import { EditMessage, type MessageEntry } from './edit-message'

const discardable = new Set<OutboxEntry['state']>(['queued', 'sending', 'waiting_auth', 'needs_attention'])

const isMessage = (entry: OutboxEntry): entry is MessageEntry => actOf(entry).form === 'outbox'

/** What a person may do with an act everywhere, and what only the Outbox offers: to edit a message, and to discard. */
export function CardActions({ entry, titles }: { entry: OutboxEntry; titles: ReadonlyMap<string, string> }) {
  const [isAsking, setIsAsking] = useState(false)
  const name = actWords(entry)
  const isParked = entry.state === 'rejected' || entry.state === 'needs_attention'
  return (
    <div className="flex flex-wrap gap-2">
      {isParked && isMessage(entry) && <EditMessage entry={entry} name={name} />}
      <EntryActions entry={entry} />
      {discardable.has(entry.state) && (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          Discard<span className="sr-only"> {name}</span>
        </Button>
      )}
      <DiscardDialog entry={entry} titles={titles} open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  )
}
