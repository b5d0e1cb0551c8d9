import { Dexie, liveQuery, type Observable } from 'dexie'
import { cacheDatabase } from './cache-database'
import { outboxDatabase } from './outbox-database'

/** A queue that drains changes what is watched many times a second: the first change is followed at once, the next ones this often. */
const REST_MS = 100

/** A live query that rests between its runs. Dexie lets what changes meanwhile wait for the one after. */
export function liveAtEase<T>(query: () => Promise<T>): Observable<T> {
  let restsUntil = 0
  return liveQuery(() => {
    const now = performance.now()
    const wait = Math.max(0, restsUntil - now)
    restsUntil = now + wait + REST_MS
    if (wait === 0) return query()
    // Dexie's own promise: what is read after a foreign one would not be watched.
    return new Dexie.Promise<void>((resolve) => setTimeout(resolve, wait)).then(query)
  })
}

/**
 * Runs the query now and after every change to what it read, made in any tab or in the worker. The query may read both databases.
 * Answers the way to stop.
 */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  // A live query keeps a database that can't be opened to itself and waits for ever.
  Promise.all([cacheDatabase().open(), outboxDatabase().open()]).catch(fail)
  const subscription = liveAtEase(query).subscribe({ next, error: fail })
  return () => subscription.unsubscribe()
}
