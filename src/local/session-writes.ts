import { promisifyRequest } from 'idb-keyval'
import { keyvalStore } from './keyval-store'
import { SESSION_KEY, tellOthers } from './session-storage'

/** Lies in the store for the length of a trial. */
const TRIAL = 'trial'
const SESSION_CHARACTERS = 4_096

/** Rejects where no session could be kept: the storage is full, forbidden or silent. Tried by a write of its size that leaves nothing. */
export async function trySessionStorage(): Promise<void> {
  await keyvalStore()('readwrite', (store) => {
    store.put('x'.repeat(SESSION_CHARACTERS), TRIAL)
    store.delete(TRIAL)
    return promisifyRequest(store.transaction)
  })
}

/** Puts a session where that other one still lies, in one transaction, and tells whether it did: who was signed out meanwhile stays so. */
export async function replaceSession(was: string, next: string): Promise<boolean> {
  let isReplaced = false
  await keyvalStore()('readwrite', (store) => {
    const reading = store.get(SESSION_KEY)
    reading.addEventListener('success', () => {
      isReplaced = reading.result === was
      if (isReplaced) store.put(next, SESSION_KEY)
    })
    return promisifyRequest(store.transaction)
  })
  if (isReplaced) tellOthers()
  return isReplaced
}
