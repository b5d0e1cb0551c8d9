import { Dexie, type EntityTable } from 'dexie'
import type { OutboxEntry } from '../domain/outbox/entry'
import { yieldToNewerTab } from './database-door'

/** Bytes as an ArrayBuffer: WebKit fails on Blobs in IndexedDB. */
export type StoredPhoto = { id: string; opId: string; bytes: ArrayBuffer; type: string }

/** What a person did and the server has not confirmed. Precious: versions are only ever added, and never drop a column. */
export class OutboxDatabase extends Dexie {
  declare entries: EntityTable<OutboxEntry, 'opId'>
  declare photos: EntityTable<StoredPhoto, 'id'>

  constructor(name = 'wayfinder-outbox') {
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ entries: '&opId, state, seq, ownerId', photos: '&id, opId' })
    yieldToNewerTab(this)
  }
}

let opened: OutboxDatabase | undefined

export function outboxDatabase(): OutboxDatabase {
  opened ??= new OutboxDatabase()
  return opened
}
