import { promisifyRequest } from 'idb-keyval'
import { parseStoredSession } from '../domain/stored-session'
import { keyvalStore, readKeyval } from './keyval-store'
import { SESSION_KEY } from './session-storage'

/** The name of a value of that person, or of a visitor. A person's values end in their id: so all of them are found again. */
const keyOf = (ownerId: string | null, name: string) => (ownerId === null ? `draft:${name}` : `draft:${name}:${ownerId}`)

/** What this phone keeps of that name for that person, or undefined. The caller parses it: an older version may have kept it. */
export async function readOwn(ownerId: string | null, name: string): Promise<unknown> {
  return readKeyval<unknown>(keyOf(ownerId, name)).catch(() => undefined)
}

/** Keeps what a person typed or chose. A full or forbidden storage keeps none. */
export function saveOwn(ownerId: string | null, name: string, value: unknown): Promise<void> {
  return change((store) => store.put(value, keyOf(ownerId, name)))
}

export function dropOwn(ownerId: string | null, name: string): Promise<void> {
  return change((store) => store.delete(keyOf(ownerId, name)))
}

/** Keeps what the server told this person, as long as it is they who are signed in: an answer that comes after the sign-out is nobody's. */
export async function keepTold(ownerId: string | null, name: string, value: unknown): Promise<void> {
  const put = (store: IDBObjectStore) => {
    const session = store.get(SESSION_KEY)
    session.addEventListener('success', () => {
      const signedIn = typeof session.result === 'string' ? parseStoredSession(session.result)?.user.id : undefined
      if ((signedIn ?? null) === ownerId) store.put(value, keyOf(ownerId, name))
    })
    return promisifyRequest(store.transaction)
  }
  await keyvalStore()('readwrite', put).catch(() => undefined)
}

/** The address that a visitor types to sign in or up: kept until it served. */
export const typedEmail = 'account-email'

/** The application that the server received of a person or a visitor. */
export const receivedApplication = 'received-application'

/** What a person types into forms that no act comes of. */
export const typedNames = ['profile', 'application'] as const

/** Takes what is kept under this person's id off the phone, but for what they typed if that is to stay, and nothing of anybody else. */
export async function forgetOwn(ownerId: string, butTyped: boolean): Promise<void> {
  const staying = new Set(butTyped ? typedNames.map((name) => keyOf(ownerId, name)) : [])
  await keyvalStore()('readwrite', (store) => {
    const keys = store.getAllKeys()
    keys.addEventListener('success', () => {
      for (const key of keys.result)
        if (typeof key === 'string' && key.endsWith(`:${ownerId}`) && !staying.has(key)) store.delete(key)
    })
    return promisifyRequest(store.transaction)
  })
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
