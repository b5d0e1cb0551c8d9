import { Dexie, type EntityTable, type Table } from 'dexie'
import type { Bounty, BountyAcceptance, BountyPledge, OfLife } from '../domain/bounties/bounty'
import type { OutboxEntry } from '../domain/outbox/entry'
import type { ServerClock } from '../domain/outbox/events'
import { withoutCopies, yieldToOtherPages } from './database-door'

/** Bytes as an ArrayBuffer: WebKit fails on Blobs in IndexedDB. */
type StoredPhoto = { id: string; opId: string; bytes: ArrayBuffer; type: string }

/** Two rows: what is known of the server's time, by which ages are told, and which life of the server this phone knows. */
type StoredClock = (ServerClock & { id: 'server' }) | { id: 'epoch'; epoch: string }

/**
 * What stands in a form that was not sent. `id`: one run of filling it in, in all windows that took it up; `ownerId`: VISITOR or a person's;
 * `home`: the key under which the change of an act goes on, once that act can't be changed any more.
 */
export type StoredDraft = { id: string; ownerId: string; key: string; home?: string; value: unknown; savedAt: number }

/** What a person did, or began, and the server has not confirmed. Precious: versions are only ever added, and never drop a column. */
export class OutboxDatabase extends Dexie {
  declare entries: EntityTable<OutboxEntry, 'opId'>
  declare photos: EntityTable<StoredPhoto, 'id'>
  declare clocks: Table<StoredClock, string>
  declare drafts: EntityTable<StoredDraft, 'id'>

  constructor(name = 'wayfinder-outbox') {
    super(name, { ...withoutCopies, chromeTransactionDurability: 'strict' })
    this.version(1).stores({ entries: '&opId, state, seq, ownerId', photos: '&id, opId' })
    this.version(2).stores({ clocks: '&id' })
    this.version(3).stores({ drafts: '&id, [ownerId+key], ownerId' })
    yieldToOtherPages(this)
  }
}

let outbox: OutboxDatabase | undefined
export const outboxDatabase = (): OutboxDatabase => (outbox ??= new OutboxDatabase())

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

let cache: CacheDatabase | undefined
export const cacheDatabase = (): CacheDatabase => (cache ??= new CacheDatabase())

/** Since when, in ms, the server has been another than the one before, as after a backup was put back; 0 where it never was. */
export async function lifeOfCache(): Promise<number> {
  return (await cacheDatabase().marks.get(LIFE))?.fetchedAt ?? 0
}
