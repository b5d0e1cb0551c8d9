import { drainProgress, emptyDrain } from '../domain/outbox/drain'
import type { Queue } from '../domain/outbox/queue'
import { isUnsettled, type OutboxEntry } from '../domain/outbox/entry'
import { watchEntries } from '../local/outbox-reads'
import { isAtRisk } from './eviction-risk'

/** Calls back with how the queue of that person stands, now and after every change of any tab or the worker. Answers the way to stop. */
export function watchQueue(ownerId: string | null, listener: (queue: Queue) => void): () => void {
  let covered = emptyDrain
  const isOwn = (entry: OutboxEntry) => entry.ownerId === null || entry.ownerId === ownerId
  return watchEntries((entries) => {
    const own = entries.filter(isOwn)
    const { drain, ...progress } = drainProgress(covered, own)
    covered = drain
    listener({
      ...progress,
      attention: own.filter(({ state }) => state === 'needs_attention' || state === 'waiting_auth').length,
      others: entries.filter((entry) => isUnsettled(entry) && !isOwn(entry)).length,
      isAtRisk: isAtRisk(own),
    })
  })
}
