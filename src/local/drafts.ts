import type { Dexie } from 'dexie'
import { del, promisifyRequest } from 'idb-keyval'
import type { EntryState } from '../domain/outbox/entry'
import { throughDoor } from './database-door'
import { hasKeyvalStore, keyvalStore, readKeyval } from './keyval-store'
import { withRoom } from './make-room'
import { outboxDatabase, type StoredDraft } from './databases'

/** Whose a draft is that was begun with nobody signed in. */
const VISITOR = 'visitor'
const ownerOf = (ownerId: string | null) => ownerId ?? VISITOR

/** What stands in a form that was not sent. `id`: one run of filling it in; `ownerId`: null for a visitor. */
export type Draft = Pick<StoredDraft, 'id' | 'key' | 'home' | 'value'> & { ownerId: string | null }

/**
 * What this person last left in a form, or undefined. The caller parses the value: an older version of the app may have written it. An act
 * takes its draft off the phone: what stands under that id later was typed later, in a window that still held the form. What this page
 * still writes is waited for: a form that is shown anew has the last key too.
 */
export async function readDraft(ownerId: string | null, key: string): Promise<Draft | undefined> {
  await Promise.all([takeOverOld(ownerId), draftsWritten()])
  const { drafts } = outboxDatabase()
  const owner = ownerOf(ownerId)
  const found = await latestFirst(ownerId, () =>
    drafts
      .where('[ownerId+key]')
      .equals([owner, key])
      .or('[ownerId+key]')
      .between([owner, EDIT], [owner, `${EDIT}\uFFFF`])
      .toArray(),
  )
  return found.find((draft) => draft.key === key)
}

/** Everything that this person left in forms, the latest first. */
export function draftsOf(ownerId: string | null): Promise<Draft[]> {
  return latestFirst(ownerId, () => outboxDatabase().drafts.where('ownerId').equals(ownerOf(ownerId)).toArray())
}

async function latestFirst(ownerId: string | null, read: () => Promise<StoredDraft[]>): Promise<Draft[]> {
  const look = async () => goOn(await read())
  const found = await throughDoor(outboxDatabase(), look).catch(() => [])
  return found
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .map(({ id, key, home, value }) => ({ id, key, ...(home !== undefined && { home }), value, ownerId }))
}

const EDIT = 'edit:'
const settled: ReadonlySet<EntryState> = new Set(['applied', 'cancelling', 'cancelled', 'closed'])

/** What was typed to change an act that was sent, put away or swept meanwhile stands in the form of a new one; a form that nobody can open has none. */
async function goOn(found: readonly StoredDraft[]): Promise<StoredDraft[]> {
  const edited = found.map(({ key }) => (key.startsWith(EDIT) ? (key.split(':')[1] ?? '') : ''))
  if (edited.every((opId) => opId === '')) return [...found]
  const acts = await outboxDatabase().entries.bulkGet(edited)
  return found.flatMap((draft, index) => {
    const act = acts[index]
    if (edited[index] === '' || (act && !settled.has(act.state))) return [draft]
    return draft.home === undefined ? [] : [{ ...draft, key: draft.home }]
  })
}

/** Saves what can be cloned; answers whether it is saved. A full or forbidden storage loses the draft, never the form. */
export function saveDraft({ ownerId, ...rest }: Draft): Promise<boolean> {
  const draft: StoredDraft = { ...rest, ownerId: ownerOf(ownerId), savedAt: Date.now() }
  return change((drafts) => drafts.put(draft), (draft.home ?? draft.key).split(':')[1] ?? null)
}

export function dropDraft(id: string): Promise<boolean> {
  return change((drafts) => drafts.delete(id))
}

/** A visitor's form that asked for the sign-in goes on as the form of who signed in. */
export async function takeOverDraft(key: string, ownerId: string): Promise<void> {
  const visitors = await readDraft(null, key)
  if (visitors) await saveDraft({ ...visitors, ownerId })
}

let takenOver: Promise<void> | undefined

const ofForms = /^draft:((?:create-bounty|contact-message)$|(?:fund-bounty|complete-bounty|edit):)/

/** The forms that a version before drafts had owners has kept, by the names that they have now. */
export async function oldDrafts(): Promise<{ key: string; value: unknown }[]> {
  const names = await namesOfOldDrafts()
  const values = await Promise.all(names.map((name) => readKeyval<unknown>(name)))
  return values.flatMap((value, index) => {
    const draft = { key: (names[index] ?? '').slice('draft:'.length), value }
    const hasPhoto = typeof value === 'object' && value !== null && 'photo' in value && value.photo !== null
    return hasPhoto ? [draft, { ...draft, key: `${draft.key}:photo` }] : [draft]
  })
}

export async function dropOldDrafts(): Promise<void> {
  const names = await namesOfOldDrafts()
  await Promise.all(names.map((name) => del(name, keyvalStore())))
}

async function namesOfOldDrafts(): Promise<string[]> {
  if (!(await hasKeyvalStore())) return []
  const names = await keyvalStore()('readonly', (store) => promisifyRequest(store.getAllKeys()))
  return names.filter((name) => typeof name === 'string').filter((name) => ofForms.test(name))
}

/** Forms kept before drafts had owners go to who is signed in; with nobody signed in nobody can tell whose they are. */
function takeOverOld(ownerId: string | null): Promise<void> {
  takenOver ??= (async () => {
    const old = ownerId === null ? [] : await oldDrafts()
    const kept = await Promise.all(old.map((draft) => saveDraft({ ...draft, id: crypto.randomUUID(), ownerId })))
    if (kept.every(Boolean)) await dropOldDrafts()
  })().catch(() => undefined)
  return takenOver
}

const writing = new Set<Promise<boolean>>()
let turn: Promise<unknown> = Promise.resolve()

/** Resolves once what this page was given to save until now is saved, or can't be: what is done then finds it, or takes it away for good. */
export async function draftsWritten(): Promise<void> {
  await Promise.all(writing)
}

/** Opens the database in the order of the calls: Dexie lets who comes while it opens go before who opened it. */
function openInTurn(database: Dexie): Promise<unknown> {
  turn = turn.then(
    () => database.open(),
    () => database.open(),
  )
  return turn
}

/**
 * One change, committed at once: left to itself a transaction waits for its answer first, and a page that is closed meanwhile takes the
 * last key with it. What is called later is done later. It need not reach the disk at once, as an act must.
 */
function change(work: (drafts: IDBObjectStore) => void, bountyId: string | null = null): Promise<boolean> {
  const database = outboxDatabase()
  const commit = async () => {
    await openInTurn(database)
    const connection: IDBDatabase | null = database.backendDB()
    // Another change has found the connection lost, and closed it meanwhile.
    if (connection === null) throw new DOMException('', 'InvalidStateError')
    const transaction = connection.transaction('drafts', 'readwrite', { durability: 'relaxed' })
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('', 'AbortError')))
    })
    work(transaction.objectStore('drafts'))
    transaction.commit()
    await over
  }
  const written = withRoom(bountyId, () => throughDoor(database, commit)).then(
    () => true,
    () => false,
  )
  writing.add(written)
  return written.finally(() => writing.delete(written))
}
