import { Dexie, type EntityTable, type Table } from 'dexie'
import type { OutboxEntry } from '../domain/outbox/entry'
import type { ServerClock } from '../domain/outbox/events'
import { withoutCopies, yieldToOtherPages } from './database-door'

/** Bytes as an ArrayBuffer: WebKit fails on Blobs in IndexedDB. */
export type StoredPhoto = { id: string; opId: string; bytes: ArrayBuffer; type: string }

/** One row: what is known of the server's time, by which ages are told. */
export type StoredClock = ServerClock & { id: 'server' }

/** The other row beside it: which life of the server this phone knows. */
export type StoredEpoch = { id: 'epoch'; epoch: string }

/**
 * What stands in a form that was not sent. `id`: one run of filling it in, in all windows that took it up; `ownerId`: VISITOR or a person's;
 * `home`: the key under which the change of an act goes on, once that act can't be changed any more.
 */
export type StoredDraft = { id: string; ownerId: string; key: string; home?: string; value: unknown; savedAt: number }

/** What a person did, or began, and the server has not confirmed. Precious: versions are only ever added, and never drop a column. */
export class OutboxDatabase extends Dexie {
  declare entries: EntityTable<OutboxEntry, 'opId'>
  declare photos: EntityTable<StoredPhoto, 'id'>
  declare clocks: Table<StoredClock | StoredEpoch, string>
  declare drafts: EntityTable<StoredDraft, 'id'>

  constructor(name = 'wayfinder-outbox') {
    super(name, { ...withoutCopies, chromeTransactionDurability: 'strict' })
    this.version(1).stores({ entries: '&opId, state, seq, ownerId', photos: '&id, opId' })
    this.version(2).stores({ clocks: '&id' })
    this.version(3).stores({ drafts: '&id, [ownerId+key], ownerId' })
    yieldToOtherPages(this)
  }
}

let opened: OutboxDatabase | undefined

export function outboxDatabase(): OutboxDatabase {
  opened ??= new OutboxDatabase()
  return opened
}
