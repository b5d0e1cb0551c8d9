import { drainProgress, emptyDrain } from '../domain/outbox/drain'
import type { Queue } from '../domain/outbox/queue'
import { keeperOf } from '../domain/outbox/entry'
import { isOfOthers, watchEntries } from '../local/outbox-reads'
import { isAtRisk } from './eviction-risk'

/** Calls back with how the queue of that person stands, now and after every change of any tab or the worker. Answers the way to stop. */
export function watchQueue(ownerId: string | null, listener: (queue: Queue) => void): () => void {
  let covered = emptyDrain
  return watchEntries((entries) => {
    const own = entries.filter((entry) => keeperOf(entry) === ownerId)
    const { drain, ...progress } = drainProgress(covered, own)
    covered = drain
    listener({
      ...progress,
      attention: own.filter(({ state }) => state === 'needs_attention' || state === 'waiting_auth').length,
      others: entries.filter((entry) => isOfOthers(entry, ownerId)).length,
      isAtRisk: isAtRisk(own),
    })
  })
}
