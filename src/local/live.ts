import { Dexie, liveQuery } from 'dexie'
import { cacheDatabase } from './cache-database'
import { outboxDatabase } from './outbox-database'

/** A queue that drains changes what is watched many times a second: the first value comes at once, the next ones this often. */
const REST_MS = 100

/**
 * A live query that rests between its values; what changes meanwhile waits for the next one. Until it has told its first, it looks
 * again at once: a screen that opens while a queue drains is not kept waiting. Answers the way to stop.
 */
export function watchAtEase<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  let hasTold = false
  let restsUntil = 0
  const live = liveQuery(() => {
    const now = performance.now()
    const wait = hasTold ? Math.max(0, restsUntil - now) : 0
    restsUntil = now + wait + REST_MS
    if (wait === 0) return query()
    // Dexie's own promise: what is read after a foreign one would not be watched.
    return new Dexie.Promise<void>((resolve) => setTimeout(resolve, wait)).then(query)
  })
  const tell = (value: T) => {
    hasTold = true
    next(value)
  }
  const subscription = live.subscribe({ next: tell, error: fail })
  return () => subscription.unsubscribe()
}

/**
 * Runs the query now and after every change to what it read, made in any tab or in the worker. The query may read both databases.
 * Answers the way to stop.
 */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  // A live query keeps a database that can't be opened to itself and waits for ever.
  Promise.all([cacheDatabase().open(), outboxDatabase().open()]).catch(fail)
  return watchAtEase(query, next, fail)
}
