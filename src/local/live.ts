import { liveQuery } from 'dexie'

/**
 * Runs the query now and after every change to what it read, made in any tab or in the worker. The query may read both databases.
 * Answers the way to stop.
 */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  const subscription = liveQuery(query).subscribe({ next, error: fail })
  return () => subscription.unsubscribe()
}
