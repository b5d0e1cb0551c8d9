import { isUnsettled, type OutboxEntry, viewerOf } from '../domain/outbox/entry'
import { isUnsent } from '../domain/outbox/unsent'
import type { OutboxDatabase } from './databases'

/** Browsers have been seen to lose a database that they couldn't write, and to keep this beside it. */
const CACHE = 'outbox-copy'
const entryAt = (opId: string) => `/outbox-copy/${opId}`
const photoAt = (opId: string) => `/outbox-copy/${opId}/photo`

type Entries = ReadonlyMap<string, OutboxEntry>
type Copy = { entry: OutboxEntry; photo: ArrayBuffer | null }

/** What of these is to be found after a loss: what waits, what was refused and can still be changed, and what an edit is to replace, since by that it is told whether both would go. */
function keptOf(entries: Entries): Entries {
  const replaced = new Set([...entries.values()].filter(isUnsettled).map(({ replaces }) => replaces))
  return new Map([...entries].filter(([opId, entry]) => isUnsent(entry) || replaced.has(opId)))
}

/** What was taken back is not sent after all, and what was refused does not count as waiting. */
const toldApart: readonly OutboxEntry['state'][] = ['cancelling', 'rejected']

/** Whether the copy of before says all that a restored act needs. */
const isSame = (before: OutboxEntry | undefined, now: OutboxEntry) =>
  before !== undefined &&
  before.photo?.id === now.photo?.id &&
  toldApart.every((state) => (before.state === state) === (now.state === state))

/** Undefined in a browser without such storage, and where there is none yet and nothing to put there. */
async function openCopies(isNew = false): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined
  return isNew || (await caches.has(CACHE)) ? caches.open(CACHE) : undefined
}

/** The ids of the acts that have a copy, and of those of which a photo alone is there: a copy that was cut off midway. */
async function copied(cache: Cache): Promise<{ acts: string[]; lonePhotos: string[] }> {
  const addresses = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const ids = new Set([...addresses].map((address) => address.slice(entryAt('').length).replace('/photo', '')))
  const acts = [...ids].filter((opId) => addresses.has(entryAt(opId)))
  return { acts, lonePhotos: [...ids].filter((opId) => !acts.includes(opId)) }
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
  const [known, work] = [keptOf(before), keptOf(now)]
  const kept = [...work.values()].filter((entry) => !isSame(known.get(entry.opId), entry))
  const over = [...known.keys()].filter((opId) => !work.has(opId))
  if (kept.length === 0 && over.length === 0) return
  soon(kept.length > 0, async (cache) => {
    for (const entry of kept) await keep(cache, database, entry)
    for (const opId of over) await forget(cache, opId)
  })
}

/** Makes the copies that are missing, and takes away those of acts that are known to be settled, and what is left of one that was cut off. */
export function renewCopies(database: OutboxDatabase, now: Entries): void {
  const work = keptOf(now)
  soon(work.size > 0, async (cache) => {
    const { acts, lonePhotos } = await copied(cache)
    for (const entry of work.values()) if (!acts.includes(entry.opId)) await keep(cache, database, entry)
    for (const opId of acts) if (now.has(opId) && !work.has(opId)) await forget(cache, opId)
    // Asked after the look at the copies: another page may be about to copy an act that is new.
    for (const opId of lonePhotos) if ((await database.entries.get(opId)) === undefined) await forget(cache, opId)
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
  return (await Promise.all((await copied(cache)).acts.map(read))).flat()
}

/** The acts of this person that have a copy, those too that the browser has lost and no page has looked for. */
export async function copiesOf(viewerId: string): Promise<string[]> {
  const copies = await readCopies().catch(() => [])
  return copies.flatMap(({ entry }) => (viewerOf(entry) === viewerId ? [entry.opId] : []))
}
