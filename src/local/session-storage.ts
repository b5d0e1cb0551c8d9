import { del, set } from 'idb-keyval'
import { parseStoredSession, type StoredSession } from '../domain/account/stored-session'
import { contextChannel } from './context-channel'
import { keyvalStore, readKeyval } from './keyval-store'

/** The key under which supabase-js keeps the session: one word for the page and the worker. */
export const SESSION_KEY = 'session'
const channel = () => contextChannel('wayfinder-session')
const LOOK_AGAIN_MS = 5_000

/** The storage that supabase-js is given. In IndexedDB, because a service worker must read it. */
export const sessionStorage = {
  getItem: async (key: string): Promise<string | null> => (await readKeyval<string>(key)) ?? null,
  async setItem(key: string, value: string): Promise<void> {
    await set(key, value, keyvalStore())
    if (key === SESSION_KEY) notifyOtherContexts()
  },
  async removeItem(key: string): Promise<void> {
    await del(key, keyvalStore())
    if (key === SESSION_KEY) notifyOtherContexts()
  },
}

/**
 * The session as it lies on the device, expired or not: offline with an expired token is still signed in. Null: signed out, or unreadable;
 * in that case who watches is called again until the storage answers.
 */
export async function readStoredSession(): Promise<StoredSession | null> {
  return (await lookForSession()) ?? null
}

/** The same, where it makes a difference that it's unreadable: undefined. */
export async function lookForSession(): Promise<StoredSession | null | undefined> {
  const text = await sessionStorage.getItem(SESSION_KEY).catch(lookAgain)
  return typeof text === 'string' ? parseStoredSession(text) : text
}

let isWaiting = false

function lookAgain(): undefined {
  const again = () => {
    isWaiting = false
    notifyOtherContexts()
  }
  if (!isWaiting) setTimeout(again, LOOK_AGAIN_MS)
  isWaiting = true
}

/** Ends the session on this device without asking the server. */
export async function forgetSession(): Promise<void> {
  await sessionStorage.removeItem(SESSION_KEY)
}

/** Calls back when another tab or the worker has changed the session; with true where who signed in has to choose a new password. Answers the way to stop. */
export const watchStoredSession = (changed: (isRecovery: boolean) => void): (() => void) => channel().watch(changed)

/** Lets every other context look at the session again. */
export const notifyOtherContexts = (isRecovery = false): void => channel().notify(isRecovery)

/** What `remote` is given to find the session. */
export const storedSession = { storageKey: SESSION_KEY, storage: sessionStorage, read: readStoredSession }
