import { Dexie } from 'dexie'
import { academyNow } from '../clock'
import type { Bounty, BountyAcceptance, BountyPledge } from '../domain/bounties/bounty'
import { cacheDatabase, type ListMark } from './cache-database'

// Reads for live queries: each names exactly the index range that it depends on.

/** Active bounties whose deadline is ahead and that are not hidden, newest first. The deadline is looked at here too, so that a stale cache shows no dead bounty. */
export async function activeBounties(limit: number, now = academyNow()): Promise<Bounty[]> {
  const { bounties } = cacheDatabase()
  const active = bounties.where('[status+createdAt+id]').between(['active', Dexie.minKey], ['active', Dexie.maxKey])
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
  const active = cacheDatabase().bounties.where('[status+createdAt+id]')
  return new Set(await active.between(['active', Dexie.minKey], ['active', Dexie.maxKey]).primaryKeys())
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
