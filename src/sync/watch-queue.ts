import { mayBeEvicted } from '../domain/outbox/unsent'
import { drainProgress, emptyDrain } from '../domain/outbox/drain'
import { needsPerson, type OutboxEntry, viewerOf } from '../domain/outbox/entry'
import type { Queue } from '../domain/outbox/queue'
import { isOfOthers, watchEntries } from '../local/outbox-reads'

type Watch = { listeners: Set<(queue: Queue) => void>; last: Queue | undefined; stop: () => void }

/** By person. Several parts of a page look at one queue: they share a watch, and count one drain alike. */
const watches = new Map<string | null, Watch>()

/** Who comes after a watch that failed begins another one. */
function forget(ownerId: string | null, watch: Watch): void {
  if (watches.get(ownerId) === watch) watches.delete(ownerId)
}

function begin(ownerId: string | null): Watch {
  let covered = emptyDrain
  const watch: Watch = { listeners: new Set(), last: undefined, stop: () => undefined }
  watches.set(ownerId, watch)
  const tell = (entries: OutboxEntry[]) => {
    const own = entries.filter((entry) => viewerOf(entry) === ownerId)
    const { drain, ...progress } = drainProgress(covered, own)
    covered = drain
    const queue = {
      ...progress,
      attention: own.filter(needsPerson).length,
      others: entries.filter((entry) => isOfOthers(entry, ownerId)).length,
      isAtRisk: isAtRisk(own),
    }
    watch.last = queue
    for (const listener of watch.listeners) listener(queue)
  }
  watch.stop = watchEntries(tell, () => forget(ownerId, watch))
  return watch
}

/** Calls back with how the queue of that person stands, now and after every change of any tab or the worker. Answers the way to stop. */
export function watchQueue(ownerId: string | null, listener: (queue: Queue) => void): () => void {
  const watch = watches.get(ownerId) ?? begin(ownerId)
  watch.listeners.add(listener)
  if (watch.last) listener(watch.last)
  return () => {
    if (!watch.listeners.delete(listener) || watch.listeners.size > 0) return
    forget(ownerId, watch)
    watch.stop()
  }
}

/** Whether this browser may clear what waits here before it is sent. Looks at the device and its clock. */
export function isAtRisk(entries: readonly OutboxEntry[]): boolean {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return mayBeEvicted({ userAgent, touchPoints, isInstalled }, entries, Date.now())
}
