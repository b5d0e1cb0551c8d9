import type { Failure, ServerOutcome } from './answer'
import type { EntryDraft, EntryPhoto, OutboxEntry } from './entry'

/** The last time that the server told, and by how much it was ahead of this phone's clock then. In ms. */
export type ServerClock = { serverTime: number; offset: number }

/**
 * The unsettled entries, with those they depend on and the one the event names; settled ones that are missing count as applied. `epoch`:
 * which life of the server this phone knows, another one once a backup was put back; null before it was first told.
 */
export type OutboxState = {
  entries: ReadonlyMap<string, OutboxEntry>
  nextSeq: number
  heard: ServerClock | null
  epoch: string | null
}

/** `userId`: under whose session is sent. `most`: how many entries the flusher has room for. */
export type Claim = { by: string; userId: string | null; visible: boolean; most: number }

/**
 * What happened. Events of a request carry `by`, the flusher that made it: a failure counts only for the holder of the lease. `sentAt`:
 * when the request left, by this phone's clock.
 */
export type OutboxEvent =
  | {
      type: 'enqueued'
      draft: EntryDraft
      photo: EntryPhoto | null
      appVersion: string
      /** The forms' drafts that became this act, taken off the phone in the same transaction. */
      draftIds?: readonly string[]
    }
  | ({ type: 'claimed' } & Claim)
  /** `epoch`: the one that was known when the request left. `next`: what its flusher goes on with, claimed in the same transaction. */
  | { type: 'answered'; opId: string; outcome: ServerOutcome; sentAt: number; epoch?: string | null; next?: Claim }
  | { type: 'uploaded'; opId: string; by: string }
  /** The request is still under way, and may yet be answered. */
  | { type: 'progressed'; opId: string; by: string }
  /** The server was asked for its time; null where its answer does not tell. */
  | { type: 'time_told'; opId: string; by: string; serverTime: number | null; sentAt: number }
  | { type: 'photo_clashed'; opId: string; by: string; photoId: string }
  | {
      type: 'failed'
      opId: string
      by: string
      failure: Failure
      renewed: boolean
      visible: boolean
      tookMs: number
      sentAt: number
    }
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
      draftIds?: readonly string[]
      spareIds: readonly string[]
    }
  /** Acts that the phone had lost came back from their second copy. */
  | { type: 'restored'; entries: readonly OutboxEntry[] }
  | { type: 'swept' }
  /** The server has told its epoch. `userId`: who is signed in, of whose acts it can be asked. */
  | { type: 'epoch_told'; epoch: string; userId: string | null }
  /** The server was asked which of these acts it has. */
  | { type: 'looked_up'; opIds: readonly string[]; known: ReadonlySet<string> }
  /** The person has read that lost acts wait here again. */
  | { type: 'put_back_read'; viewerId: string | null }

export type Attempt = {
  type: 'attempt'
  act: 'upload' | 'send' | 'cancel' | 'ask_time'
  renewFirst: boolean
  entry: OutboxEntry
  epoch: string | null
}

/** Why an act can't be changed any more. Of all but the first, what was typed can still go out as an act of its own. */
export type EditRefusal = 'already_sending' | 'sent_meanwhile' | 'put_away' | 'gone'

/** What is to be done. `drop_photo` and `move_photo` are done by the storage within the same transaction. */
export type OutboxEffect =
  | Attempt
  | { type: 'wait'; until: number }
  /** Another epoch than the known one was told, or that one was lost: what read sent waits again. */
  | { type: 'put_back' }
  | { type: 'ask_status'; opIds: readonly string[] }
  | { type: 'drop_photo'; photoId: string }
  | { type: 'move_photo'; photoId: string; toPhotoId: string; toOpId: string }
  /** As they were copied. Those that another window had brought back are none of them. */
  | { type: 'came_back'; entries: readonly OutboxEntry[] }
  | { type: 'refused'; code: 'outbox_full' | 'photos_full' | 'op_id_taken' | EditRefusal }

export type Step = { state: OutboxState; effects: readonly OutboxEffect[] }
