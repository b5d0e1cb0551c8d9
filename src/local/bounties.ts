import { Dexie } from 'dexie'
import { promisifyRequest } from 'idb-keyval'
import { academyNow } from '../clock'
import type { Bounty, BountyAcceptance, BountyPledge } from '../domain/bounties/bounty'
import { indexBounty, type IndexedBounty } from '../domain/bounties/bounty-index'
import { cacheDatabase, type ListMark } from './databases'

// Reads for live queries: each names exactly the index range that it depends on.

const activeRows = () =>
  cacheDatabase().bounties.where('[status+createdAt+id]').between(['active', Dexie.minKey], ['active', Dexie.maxKey])

/** Active bounties whose deadline is ahead and that are not hidden, newest first. The deadline is looked at here too, so that a stale cache shows no dead bounty. */
export async function activeBounties(limit: number, now = academyNow()): Promise<Bounty[]> {
  const active = activeRows()
  active.reverse()
  return active
    .filter((bounty) => bounty.isHidden !== true && Date.parse(bounty.deadline) > now)
    .limit(limit)
    .toArray()
}

export async function bountyById(id: string): Promise<Bounty | undefined> {
  return cacheDatabase().bounties.get(id)
}

export async function activeIds(): Promise<ReadonlySet<string>> {
  return new Set(await activeRows().primaryKeys())
}

/** Those of these ids that are cached, in their order. */
export async function bountiesById(ids: readonly string[]): Promise<Bounty[]> {
  const rows = await cacheDatabase().bounties.bulkGet([...ids])
  return rows.filter((row) => row !== undefined)
}

export async function bountiesByCreator(userId: string): Promise<Bounty[]> {
  const own = await cacheDatabase().bounties.where('creatorId').equals(userId).sortBy('createdAt')
  return own.toReversed()
}

export async function acceptanceOf(userId: string, bountyId: string): Promise<BountyAcceptance | undefined> {
  return cacheDatabase().acceptances.get([userId, bountyId])
}

export async function acceptancesOf(userId: string): Promise<BountyAcceptance[]> {
  return cacheDatabase().acceptances.where('userId').equals(userId).toArray()
}

export async function pledgesOf(userId: string): Promise<BountyPledge[]> {
  return cacheDatabase().pledges.where('contributorId').equals(userId).toArray()
}

/** How fresh the list is, and where its next page starts; undefined when it was never fetched. */
export async function listMark(list: string): Promise<ListMark | undefined> {
  return cacheDatabase().marks.get(list)
}

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
