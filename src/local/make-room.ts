import { Dexie } from 'dexie'
import { bountyOf } from '../domain/outbox/lane'
import { cacheDatabase } from './cache-database'
import { localFailure } from './local-failure'
import { outboxDatabase } from './outbox-database'

/**
 * Runs a write, and once more with the cache cleared out when the storage is full: what the server said can be fetched again, what a person
 * did can't. The bounties that the person has to do with stay, and the one that the write is about, so that no open form loses its own.
 */
export async function withRoom<T>(bountyId: string | null, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    // Within a transaction that is undone as a whole, the whole is done again.
    if (localFailure(error).code !== 'storage_full' || Dexie.currentTransaction) throw error
    await makeRoom(bountyId)
    return write()
  }
}

export async function makeRoom(bountyId: string | null): Promise<void> {
  const cache = cacheDatabase()
  const entries = await outboxDatabase().entries.toArray()
  const [acceptances, pledges] = await Promise.all([cache.acceptances.toArray(), cache.pledges.toArray()])
  const own = [...acceptances, ...pledges].map((row) => row.bountyId)
  const staying = new Set([bountyId, ...entries.map(bountyOf), ...own])
  await cache.transaction('rw', cache.bounties, cache.marks, async () => {
    const ids = await cache.bounties.toCollection().primaryKeys()
    await cache.bounties.bulkDelete(ids.filter((id) => !staying.has(id)))
    await cache.marks.clear()
  })
}
