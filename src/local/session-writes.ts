import { promisifyRequest } from 'idb-keyval'
import { parseStoredSession } from '../domain/account/stored-session'
import { afterReading } from './own-values'
import { keyvalStore } from './keyval-store'
import { notifyOtherContexts, SESSION_KEY } from './session-storage'

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

const isSame = (lies: unknown, was: string) =>
  lies === was ||
  (typeof lies === 'string' && (parseStoredSession(lies)?.refreshToken ?? '') === (parseStoredSession(was)?.refreshToken ?? null))

/** Puts a session where that other one still lies, in one transaction, and tells whether it did: who was signed out meanwhile stays so. */
export async function replaceSession(was: string, next: string): Promise<boolean> {
  let isReplaced = false
  await keyvalStore()('readwrite', (store) =>
    afterReading(store.get(SESSION_KEY), (lies) => {
      isReplaced = isSame(lies, was)
      if (isReplaced) store.put(next, SESSION_KEY)
    }),
  )
  if (isReplaced) notifyOtherContexts()
  return isReplaced
}
