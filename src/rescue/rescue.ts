import { type OutboxEntry, viewerOf } from '../domain/outbox/entry'
import { exportUnsent, isUnsent } from '../domain/outbox/unsent'
import { parseStoredSession } from '../domain/account/stored-session'
import { siteAnswers } from '../sync/site-answers'
import { dataAddress, saveFile } from '../ui/save-file'

// The script of the rescue page, which stands in the page itself: it works with no worker, no cache and no other file.

type Photo = { opId: string; bytes: ArrayBuffer; type: string }

const element = (id: string) => document.getElementById(id) ?? document.body
const say = (id: 'status' | 'answer', words: string) => {
  element(id).textContent = words
}

/** Opens a database of the app as it is. One that isn't there is not made: an empty one in its place would keep the app from making it. */
function open(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => {
      if (opening.error?.name === 'AbortError') resolve(null)
      else reject(opening.error ?? new Error('The storage can’t be opened.'))
    })
  })
}

/** What a store of a database answers; undefined where there is none. */
async function ask<T>(name: string, store: string, question: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const database = await open(name)
  if (!database) return undefined
  try {
    if (!database.objectStoreNames.contains(store)) return undefined
    const request = question(database.transaction(store).objectStore(store))
    return await new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('The storage can’t be read.')))
    })
  } finally {
    database.close()
  }
}

/** All that a store of a database holds; nothing where there is none. */
async function readAll<T>(database: string, store: string): Promise<T[]> {
  return (await ask<T[]>(database, store, (from) => from.getAll())) ?? []
}

/** This person's work, or with nobody signed in what was done so, as the Outbox shows it: never another's. */
async function unsentWork(): Promise<OutboxEntry[]> {
  const text = await ask<string>('wayfinder', 'small', (from) => from.get('session'))
  const ownerId = text === undefined ? null : (parseStoredSession(text)?.user.id ?? null)
  const entries = await readAll<OutboxEntry>('wayfinder-outbox', 'entries')
  const own = entries.filter((entry) => viewerOf(entry) === ownerId && isUnsent(entry))
  // In place: whose browser is too old for the app has no `toSorted`.
  own.sort((a, b) => b.seq - a.seq)
  return own
}

async function save(entries: readonly OutboxEntry[]): Promise<void> {
  const pictures = new Map<string, string>()
  for (const { opId, bytes, type } of await readAll<Photo>('wayfinder-outbox', 'photos')) {
    const isOwn = entries.some((entry) => entry.opId === opId)
    const picture = isOwn ? await dataAddress(bytes, type) : null
    if (picture !== null) pictures.set(opId, picture)
  }
  say('answer', saveFile('wayfinder-unsent-work.json', new Blob([exportUnsent(entries, pictures)], { type: 'application/json' })))
}

async function show(): Promise<void> {
  const entries = await unsentWork()
  const count = entries.length === 1 ? '1 item of yours has' : `${entries.length} items of yours have`
  say('status', entries.length === 0 ? 'Nothing of yours waits on this device.' : `${count} not reached the academy.`)
  const button = element('save')
  button.hidden = entries.length === 0
  button.addEventListener('click', () => void save(entries).catch(() => say('answer', 'The file could not be made.')))
}

/** Takes worker and files away only once the academy itself has answered: without it they are all that there is. */
async function openAnew(): Promise<void> {
  say('answer', 'Asking the academy…')
  if (!(await siteAnswers()))
    return say('answer', 'The academy can’t be reached now. Nothing was changed: try again with a connection.')
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister()
  // The second copy of what waits is no file of the academy's.
  for (const name of await caches.keys()) if (name !== 'outbox-copy') await caches.delete(name)
  location.assign('/outbox')
}

element('anew').addEventListener('click', () => void openAnew().catch(() => say('answer', 'That did not work. Try again.')))
show().catch(() =>
  say('status', 'This device’s storage can’t be read. Close every tab of the academy, then open this page again.'),
)
