import { isUnsettled, type OutboxEntry } from '../domain/outbox/entry'
import type { OutboxDatabase } from './outbox-database'

/** Browsers have been seen to lose a database that they couldn't write, and to keep this beside it. */
const CACHE = 'outbox-copy'
const entryAt = (opId: string) => `/outbox-copy/${opId}`
const photoAt = (opId: string) => `/outbox-copy/${opId}/photo`

type Entries = ReadonlyMap<string, OutboxEntry>
type Copy = { entry: OutboxEntry; photo: ArrayBuffer | null }

/** Work that would be lost with the database: what waits, and what was refused and can still be changed. */
const isWork = (entry: OutboxEntry | undefined) => entry !== undefined && (isUnsettled(entry) || entry.state === 'rejected')

/** Whether the copy of before says all that a restored act needs. */
const isSame = (before: OutboxEntry | undefined, now: OutboxEntry) =>
  before?.photo?.id === now.photo?.id && (before?.state === 'cancelling') === (now.state === 'cancelling')

/** Undefined in a browser without such storage, and where there is none yet and nothing to put there. */
async function openCopies(isNew = false): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined
  return isNew || (await caches.has(CACHE)) ? caches.open(CACHE) : undefined
}

/** The ids of the acts that have a copy. */
async function copied(cache: Cache): Promise<string[]> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return addresses.filter((address) => !address.endsWith('/photo')).map((address) => address.slice(entryAt('').length))
}

async function keep(cache: Cache, database: OutboxDatabase, entry: OutboxEntry): Promise<void> {
  const photo = entry.photo && (await database.photos.get(entry.photo.id))
  if (photo) await cache.put(photoAt(entry.opId), new Response(photo.bytes))
  await cache.put(entryAt(entry.opId), new Response(JSON.stringify(entry)))
}

const forget = (cache: Cache, opId: string) => Promise.all([cache.delete(entryAt(opId)), cache.delete(photoAt(opId))])

let last: Promise<unknown> = Promise.resolve()
/** One after the other. Nobody waits for them, and what can't be kept is only a copy less. */
function soon(isNew: boolean, work: (cache: Cache) => Promise<void>): void {
  last = last
    .then(() => openCopies(isNew))
    .then((cache) => cache && work(cache))
    .catch(() => undefined)
}

/** Brings the copies to where a step of the outbox has led, once that is on the disk. */
export function followByCopies(database: OutboxDatabase, before: Entries, now: Entries): void {
  const kept = [...now.values()].filter((entry) => {
    const known = before.get(entry.opId)
    return isWork(entry) && !(isWork(known) && isSame(known, entry))
  })
  const over = [...before.values()].filter((entry) => isWork(entry) && !isWork(now.get(entry.opId)))
  if (kept.length === 0 && over.length === 0) return
  soon(kept.length > 0, async (cache) => {
    for (const entry of kept) await keep(cache, database, entry)
    for (const { opId } of over) await forget(cache, opId)
  })
}

/** Makes the copies that are missing, and takes away those of acts that are known to be settled. */
export function renewCopies(database: OutboxDatabase, now: Entries): void {
  soon([...now.values()].some(isWork), async (cache) => {
    const there = await copied(cache)
    for (const entry of now.values()) if (isWork(entry) && !there.includes(entry.opId)) await keep(cache, database, entry)
    for (const opId of there) if (now.has(opId) && !isWork(now.get(opId))) await forget(cache, opId)
  })
}

/** Takes the copies of these acts away; where there is no such storage nothing was kept. */
export async function forgetCopies(opIds: readonly string[]): Promise<void> {
  const cache = opIds.length > 0 ? await openCopies().catch(() => undefined) : undefined
  if (cache) for (const opId of opIds) await forget(cache, opId)
}

/** All copies, each with its photo where it has one. */
export async function readCopies(): Promise<Copy[]> {
  const cache = await openCopies()
  if (!cache) return []
  const read = async (opId: string): Promise<Copy[]> => {
    const [entry, photo] = await Promise.all([cache.match(entryAt(opId)), cache.match(photoAt(opId))])
    return entry ? [{ entry: await entry.json(), photo: (await photo?.arrayBuffer()) ?? null }] : []
  }
  return (await Promise.all((await copied(cache)).map(read))).flat()
}
