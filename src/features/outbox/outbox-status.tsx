import { useState } from 'react'
import { drainProgress, emptyDrain } from '../../domain/outbox/drain'
import { openOf, outboxSections } from './entry-lists'
import { connectionWords, statusWords } from './outbox-words'
import { shownEntry } from '../../domain/outbox/entry-words'
import { runAction } from '../../entries/entry-actions'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ProgressBar } from '../../ui/progress'
import { ExportButton } from './export-button'
import type { OutboxRead } from './read-outbox'
import { useAskedConnection } from '../../hooks/use-connection'

/** How much waits and how far the sending is, with what can be done for all of it. */
export function OutboxStatus({ read, userId }: { read: OutboxRead; userId: string | null }) {
  const connection = useAskedConnection()
  const [drain, setDrain] = useState(emptyDrain)
  const shown = read.entries.map((entry) => shownEntry(entry, connection === 'offline'))
  const progress = drainProgress(drain, shown)
  // What a drain has covered so far is derived from all reads since it began, so the last one is carried along.
  if (progress.drain.opIds.size !== drain.opIds.size) setDrain(progress.drain)
  const sections = outboxSections(read.entries)
  const { attention, waiting } = sections

  return (
    <Card as="section" aria-labelledby="outbox-status" reference="Status" referenceEnd={connectionWords[connection]}>
      <div className="grid gap-4">
        <h2 id="outbox-status" className="text-2xl">
          {statusWords({ ...progress, attention: attention.length })}
        </h2>
        {progress.isSending && (
          <div className="grid gap-1">
            <ProgressBar value={(100 * (progress.nth - 1)) / progress.total} label="Sent so far" />
            <p className="text-sm text-muted">
              Sending {progress.nth} of {progress.total}
            </p>
          </div>
        )}
        {openOf(sections) > 0 && (
          <div className="flex flex-wrap gap-2">
            {waiting.length > 0 && connection === 'online' && (
              <Button onClick={() => void runAction((actions) => actions.sendAll(userId))}>Send all now</Button>
            )}
            <ExportButton ownerId={userId} />
          </div>
        )}
      </div>
    </Card>
  )
}
