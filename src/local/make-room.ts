import { Dexie } from 'dexie'
import { bountyOf } from '../domain/outbox/lane'
import { cacheDatabase, LIFE, outboxDatabase } from './databases'
import { localFailure } from './local-failure'

/** The engine's last note found no room, though all was given up for it. */
let wasInVain = false

/**
 * Runs a write, and once more after each way to more room when the storage is full. `isNote`: the engine's own note, of which there are many a
 * minute: where giving up was in vain it gives up nothing more, since what a page shows would go each time.
 */
export async function withRoom<T>(bountyId: string | null, write: () => Promise<T>, isNote = false): Promise<T> {
  for (let way = 0; ; way++)
    try {
      const result = await write()
      if (isNote) wasInVain = false
      return result
    } catch (error) {
      // Within a transaction that is undone as a whole, the whole is done again.
      if (localFailure(error).code !== 'storage_full' || Dexie.currentTransaction || (isNote && wasInVain)) throw error
      if (way === WAYS) {
        wasInVain ||= isNote
        throw error
      }
      await makeRoom(bountyId)
    }
}

/** Photos, then the cache. */
export const WAYS = 2

/**
 * Gives up the photos of acts that were sent, and where there are none the cache: what the server said can be fetched again, what a person
 * did can't. The bounties that the person has to do with stay, and the one that the write is about, so that no open form loses its own.
 */
export async function makeRoom(bountyId: string | null): Promise<void> {
  if (!(await dropSentPhotos())) await clearOutCache(bountyId)
}

/** They are kept for a server that is put back and has lost the act: its person is asked for the photo again then. */
async function dropSentPhotos(): Promise<boolean> {
  const { entries, photos } = outboxDatabase()
  const sent = await entries.where('state').equals('applied').primaryKeys()
  const held = await photos.where('opId').anyOf(sent).primaryKeys()
  if (held.length === 0) return false
  return photos.bulkDelete(held).then(
    () => true,
    () => false,
  )
}

async function clearOutCache(bountyId: string | null): Promise<void> {
  const cache = cacheDatabase()
  const entries = await outboxDatabase().entries.toArray()
  const [acceptances, pledges] = await Promise.all([cache.acceptances.toArray(), cache.pledges.toArray()])
  const own = [...acceptances, ...pledges].map((row) => row.bountyId)
  const staying = new Set([bountyId, ...entries.map(bountyOf), ...own])
  await cache.transaction('rw', cache.bounties, cache.marks, async () => {
    const ids = await cache.bounties.toCollection().primaryKeys()
    await cache.bounties.bulkDelete(ids.filter((id) => !staying.has(id)))
    await cache.marks.where('list').notEqual(LIFE).delete()
  })
}
