import type { Failure } from './classify'
import type { EntryDraft, EntryPhoto, OutboxEntry } from './entry'
import type { ServerOutcome } from './outcome'

/** The unsettled entries, with those they depend on and the one the event names; settled ones that are missing count as applied. */
export type OutboxState = { entries: ReadonlyMap<string, OutboxEntry>; nextSeq: number }

/** What happened. Events of a request carry `by`, the flusher that made it: a failure counts only for the holder of the lease. */
export type OutboxEvent =
  | { type: 'enqueued'; draft: EntryDraft; photo: EntryPhoto | null; appVersion: string }
  | { type: 'claimed'; by: string; userId: string | null; visible: boolean }
  | { type: 'answered'; opId: string; outcome: ServerOutcome }
  | { type: 'uploaded'; opId: string; by: string }
  | { type: 'photo_clashed'; opId: string; by: string; photoId: string }
  | { type: 'failed'; opId: string; by: string; failure: Failure; renewed: boolean; visible: boolean; tookMs: number }
  | { type: 'flushers_died'; alive: ReadonlySet<string> }
  | { type: 'network_returned' }
  | { type: 'signed_in'; userId: string }
  | { type: 'discarded'; opId: string }
  | { type: 'retried'; opId: string }
  | { type: 'closed'; opId: string }
  | {
      type: 'replaced'
      opId: string
      draft: EntryDraft
      /** Null: the old act's photo goes along, unless `withoutPhoto`. */
      photo: EntryPhoto | null
      withoutPhoto?: boolean
      appVersion: string
      spareIds: readonly string[]
    }
  | { type: 'swept' }

export type Attempt = { type: 'attempt'; act: 'upload' | 'send' | 'cancel'; renewFirst: boolean; entry: OutboxEntry }

/** What is to be done. `drop_photo` and `move_photo` are done by the storage within the same transaction. */
export type OutboxEffect =
  | Attempt
  | { type: 'wait'; until: number }
  | { type: 'told'; entry: OutboxEntry }
  | { type: 'drop_photo'; photoId: string }
  | { type: 'move_photo'; photoId: string; toPhotoId: string; toOpId: string }
  | { type: 'refused'; code: 'outbox_full' | 'photos_full' | 'already_sending' }

export type Step = { state: OutboxState; effects: readonly OutboxEffect[] }
