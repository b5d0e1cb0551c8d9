// @in values
import { promisifyRequest } from 'idb-keyval'
import { parseStoredSession } from '../domain/account/stored-session'
import { keyvalStore, readKeyval } from './keyval-store'
import { SESSION_KEY } from './session-storage'

/**
 * The name of a value of that person, or of a visitor. A person's values end in their id: so all of them are found again. They begin with
 * `draft:` whatever they are, since that is where devices in use have them.
 */
const keyOf = (ownerId: string | null, name: string) => (ownerId === null ? `draft:${name}` : `draft:${name}:${ownerId}`)

/** What this phone has stored of that name for that person, or undefined. The caller parses it: an older version may have stored it. */
export async function readOwn(ownerId: string | null, name: string): Promise<unknown> {
  return readKeyval<unknown>(keyOf(ownerId, name)).catch(() => undefined)
}

/** Saves what a person typed or chose. A full or forbidden storage takes none. */
export function saveOwn(ownerId: string | null, name: string, value: unknown): Promise<void> {
  return change((store) => store.put(value, keyOf(ownerId, name)))
}

/** Saves what becomes of a value, in one step: what another window writes meanwhile is neither lost nor brought back. Undefined drops it. */
export function changeOwn(ownerId: string | null, name: string, become: (value: unknown) => unknown): Promise<void> {
  const id = keyOf(ownerId, name)
  const work = (store: IDBObjectStore) =>
    afterReading(store.get(id), (value) => {
      const next = become(value)
      if (next === undefined) store.delete(id)
      else store.put(next, id)
    })
  return keyvalStore()('readwrite', work).catch(() => undefined)
}

export function dropOwn(ownerId: string | null, name: string): Promise<void> {
  return change((store) => store.delete(keyOf(ownerId, name)))
}

/** Caches what the server answered this person, as long as it is they who are signed in: an answer that comes after the sign-out is nobody's. */
export async function cacheAnswer(ownerId: string | null, name: string, value: unknown): Promise<void> {
  const put = (store: IDBObjectStore) =>
    afterReading<unknown>(store.get(SESSION_KEY), (session) => {
      const signedIn = typeof session === 'string' ? parseStoredSession(session)?.user.id : undefined
      if ((signedIn ?? null) === ownerId) store.put(value, keyOf(ownerId, name))
    })
  await keyvalStore()('readwrite', put).catch(() => undefined)
}

/** The address that a visitor types to sign in or up: saved until it served. */
export const typedEmail = 'account-email'

/** That a visitor asked for the mail with a code: saved until the code served. */
export const askedResetMail = 'asked-reset-mail'

/** The application that the server received of a person or a visitor. */
export const receivedApplication = 'received-application'

/** What a person types into forms that no act comes of, or into the sheets of the training. */
const sheetNames = ['route-sheet walk', 'route-sheet building', 'route-sheet trip'] as const
export const typedNames = ['profile', 'application', 'practice-entry', ...sheetNames] as const

/** Takes what is stored under this person's id off the phone, and what they typed as a visitor to sign in; but for what they typed if that is to stay, and nothing of anybody else. */
export async function forgetOwn(ownerId: string, butTyped: boolean): Promise<void> {
  const staying = new Set(butTyped ? typedNames.map((name) => keyOf(ownerId, name)) : [])
  await keyvalStore()('readwrite', (store) =>
    afterReading(store.getAllKeys(), (keys) => {
      for (const key of keys) if (typeof key === 'string' && key.endsWith(`:${ownerId}`) && !staying.has(key)) store.delete(key)
      for (const name of [typedEmail, askedResetMail]) store.delete(keyOf(null, name))
    }),
  )
}

/** One change, committed at once and in the order of the calls: a page that is closed while a transaction waits for its answer takes the last key with it. */
function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const commit = (store: IDBObjectStore) => {
    work(store)
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  }
  return keyvalStore()('readwrite', commit).catch(() => undefined)
}

/**
 * Goes on with what was read, within the transaction of the reading, and resolves once that is over. What the browser refuses there undoes
 * all of it and rejects: thrown from an event of the database it would be nobody's, and stand in the console alone.
 */
export function afterReading<T>(reading: IDBRequest<T>, goOn: (found: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = reading
    if (transaction === null) throw new Error('Only what a store is asked for has a transaction.')
    reading.addEventListener('success', () => {
      try {
        goOn(reading.result)
      } catch (error) {
        reject(error)
        transaction.abort()
      }
    })
    promisifyRequest(transaction).then(resolve, reject)
  })
}
