import { Dexie } from 'dexie'
import { promisifyRequest } from 'idb-keyval'
import type { Bounty } from '../domain/bounties/bounty'
import { indexBounty, type IndexedBounty } from '../domain/bounties/bounty-index'
import { cacheDatabase } from './cache-database'

/** So few at a time that reading them never keeps a key waiting. */
const ROWS_AT_A_TIME = 250

/** Everything cached that the Marketplace may show, active and funded, as an index. Which of it is open now is the caller's to say. */
export async function openBountyIndex(): Promise<IndexedBounty[]> {
  // A live query is told of every change by this; of the rows below Dexie would note each one.
  await cacheDatabase().bounties.count()
  const [active, funded] = await Promise.all([indexOf('active'), indexOf('funded')])
  return [...active, ...funded]
}

async function indexOf(status: 'active' | 'funded'): Promise<IndexedBounty[]> {
  const index: IndexedBounty[] = []
  let after: unknown[] = [status, Dexie.minKey]
  for (;;) {
    const range = IDBKeyRange.bound(after, [status, Dexie.maxKey], true)
    const rows = await cacheDatabase().transaction('r', 'bounties', ({ idbtrans }) => {
      const byStatus = idbtrans.objectStore('bounties').index('[status+createdAt+id]')
      return promisifyRequest<Bounty[]>(byStatus.getAll(range, ROWS_AT_A_TIME))
    })
    index.push(...rows.filter(({ isHidden }) => isHidden !== true).map(indexBounty))
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_A_TIME) return index
    after = [status, last.createdAt, last.id]
  }
}
