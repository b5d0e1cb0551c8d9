import { liveQuery } from 'dexie'

/** Answers a question about this phone's data now and again after each change of what it read, also in another tab. Returns the way to stop. */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  const subscription = liveQuery(query).subscribe({ next, error: fail })
  return () => subscription.unsubscribe()
}
