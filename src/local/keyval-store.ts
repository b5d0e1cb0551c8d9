import { createStore, type UseStore } from 'idb-keyval'

let opened: UseStore | undefined

/** The small store: session and drafts. Apart from the Dexie databases, so that a content page learns who is signed in for under 1 KB. */
export function keyvalStore(): UseStore {
  opened ??= createStore('wayfinder', 'small')
  return opened
}
