import { liveQuery } from 'dexie'
import { cacheDatabase } from './cache-database'
import { outboxDatabase } from './outbox-database'

/**
 * Runs the query now and after every change to what it read, made in any tab or in the worker. The query may read both databases.
 * Answers the way to stop.
 */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  // A live query keeps a database that can't be opened to itself and waits for ever.
  Promise.all([cacheDatabase().open(), outboxDatabase().open()]).catch(fail)
  const subscription = liveQuery(query).subscribe({ next, error: fail })
  return () => subscription.unsubscribe()
}
