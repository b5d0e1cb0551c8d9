import { createStore, type UseStore } from 'idb-keyval'
import { endWithPage } from './page-life'
import { inTime, READ_PATIENCE_MS } from './patience'

let opened: UseStore | undefined

/**
 * The small store: session and drafts. Apart from the Dexie databases, so that a content page learns who is signed in for under 1 KB.
 * Rejects where it doesn't answer.
 */
export function keyvalStore(): UseStore {
  const store = (opened ??= createStore('wayfinder', 'small'))
  // Storage that is forbidden throws at once; who asks is told as of any other failure.
  return async (mode, work) =>
    inTime(
      store(mode, (objects) => {
        endWithPage(objects.transaction)
        return work(objects)
      }),
      READ_PATIENCE_MS,
    )
}
