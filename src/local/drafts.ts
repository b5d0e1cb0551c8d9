import { get, promisifyRequest } from 'idb-keyval'
import { keyvalStore } from './keyval-store'

export const draftPrefix = 'draft:'
const keyOf = (key: string) => draftPrefix + key

/** What a form held when the page was left, or undefined. The caller parses it: an older version of the app may have written it. */
export async function readDraft(key: string): Promise<unknown> {
  return get<unknown>(keyOf(key), keyvalStore()).catch(() => undefined)
}

/** Keeps what can be cloned. A full or forbidden storage loses the draft, never the form. */
export function saveDraft(key: string, value: unknown): Promise<void> {
  return change((store) => store.put(value, keyOf(key)))
}

export function dropDraft(key: string): Promise<void> {
  return change((store) => store.delete(keyOf(key)))
}

/**
 * One change, committed at once: left to itself a transaction waits for its answer first, and a page that is closed meanwhile takes the
 * last key with it. What is called later is done later.
 */
function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const commit = (store: IDBObjectStore) => {
    work(store)
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  }
  return keyvalStore()('readwrite', commit).catch(() => undefined)
}
