import { del, get, promisifyRequest } from 'idb-keyval'
import { keyvalStore } from './keyval-store'

export const draftPrefix = 'draft:'
const keyOf = (key: string) => draftPrefix + key

/** What a form held when the page was left, or undefined. The caller parses it: an older version of the app may have written it. */
export async function readDraft(key: string): Promise<unknown> {
  return get<unknown>(keyOf(key), keyvalStore()).catch(() => undefined)
}

/**
 * Keeps what can be cloned. A full or forbidden storage loses the draft, never the form. Committed at once: left to itself a transaction
 * waits for its answer first, and a page that is closed meanwhile takes the last key with it.
 */
export async function saveDraft(key: string, value: unknown): Promise<void> {
  const put = (store: IDBObjectStore) => {
    store.put(value, keyOf(key))
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  }
  await keyvalStore()('readwrite', put).catch(() => undefined)
}

export async function dropDraft(key: string): Promise<void> {
  await del(keyOf(key), keyvalStore()).catch(() => undefined)
}
