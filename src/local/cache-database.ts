import { Dexie, type EntityTable, type Table } from 'dexie'
import type { Bounty, BountyAcceptance, BountyPledge, OfLife } from '../domain/bounties/bounty'
import { withoutCopies, yieldToOtherPages } from './database-door'

/** How fresh a list is. `next`: where its next page starts, in the server's own spelling; null at its end. */
export type ListMark = { list: string; fetchedAt: number; next: { createdAt: string; id: string } | null }

/** The mark whose time says which life of the server is cached. It goes with the cache alone. */
export const LIFE = 'life'

/** What the server last said. Disposable: it can be fetched again. The indexes are the orders that lists are read in. */
export class CacheDatabase extends Dexie {
  declare bounties: EntityTable<OfLife<Bounty>, 'id'>
  declare acceptances: Table<OfLife<BountyAcceptance>, [string, string]>
  declare pledges: EntityTable<OfLife<BountyPledge>, 'id'>
  declare marks: EntityTable<ListMark, 'list'>

  constructor(name = 'wayfinder-cache') {
    super(name, withoutCopies)
    this.version(1).stores({
      bounties: '&id, [status+createdAt+id], creatorId',
      acceptances: '&[userId+bountyId], userId',
      pledges: '&id, bountyId, contributorId',
      marks: '&list',
    })
    yieldToOtherPages(this)
  }
}

let opened: CacheDatabase | undefined

export function cacheDatabase(): CacheDatabase {
  opened ??= new CacheDatabase()
  return opened
}

/** Since when, in ms, the server has been another than the one before, as after a backup was put back; 0 where it never was. */
export async function lifeOfCache(): Promise<number> {
  return (await cacheDatabase().marks.get(LIFE))?.fetchedAt ?? 0
}
