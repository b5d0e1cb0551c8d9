import { useState } from 'react'
import { actOf } from '../../domain/acts/acts'
import { actWords } from '../../domain/outbox/act-words'
import { mayRetry } from '../../domain/outbox/attention-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { ChangeEntry } from '../../entries/change-entry'
import { settleAct } from '../../entries/settle-act'
import { Button } from '../../ui/button'
import { DiscardDialog } from './discard-dialog'
import { EditMessage, type MessageEntry } from './edit-message'

const discardable = new Set<OutboxEntry['state']>(['queued', 'sending', 'waiting_auth', 'needs_attention'])

const isMessage = (entry: OutboxEntry): entry is MessageEntry => actOf(entry).form === 'outbox'

/** What a person may do with one act, by its state. */
export function EntryActions({ entry, titles }: { entry: OutboxEntry; titles: ReadonlyMap<string, string> }) {
  const [isAsking, setIsAsking] = useState(false)
  const { opId, state } = entry
  const name = actWords(entry)
  const its = <span className="sr-only"> {name}</span>
  const isParked = state === 'rejected' || state === 'needs_attention'
  return (
    <div className="flex flex-wrap gap-2">
      {isParked && (isMessage(entry) ? <EditMessage entry={entry} name={name} /> : <ChangeEntry entry={entry} />)}
      {mayRetry(entry) && (
        <Button variant="secondary" onClick={() => void settleAct((acts) => acts.retry(opId))}>
          Retry now{its}
        </Button>
      )}
      {state === 'rejected' && (
        <Button variant="ghost" onClick={() => void settleAct((acts) => acts.close(opId))}>
          Close{its}
        </Button>
      )}
      {discardable.has(state) && (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          Discard{its}
        </Button>
      )}
      <DiscardDialog entry={entry} titles={titles} open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  )
}
