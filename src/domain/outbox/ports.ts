import type { Failure, ServerOutcome } from './answer'
import type { OutboxEntry } from './entry'
import type { OutboxEffect, OutboxEvent } from './events'

/** Runs one step in one transaction and answers its effects after the transaction is complete. */
export interface OutboxStorage {
  apply(event: OutboxEvent, now: number, random: () => number): Promise<readonly OutboxEffect[]>
}

export type SendResult = { ok: true; outcome: ServerOutcome } | { ok: false; failure: Failure }
/** `clashed`: another file lies at that path. */
export type UploadResult = { ok: true; clashed: boolean } | { ok: false; failure: Failure }

/** `known`: which of the acts the server has. */
export type LookUpResult = { ok: true; known: ReadonlySet<string> } | { ok: false; failure: Failure }

/** The server as the outbox sees it. Every call is made under the entry's owner or not at all, ends by its own time-out and never throws. */
export interface OutboxNetwork {
  send(entry: OutboxEntry): Promise<SendResult>
  cancel(entry: OutboxEntry): Promise<SendResult>
  upload(entry: OutboxEntry): Promise<UploadResult>
  /** What the server says of the time and of its epoch; null where its answer doesn't tell. */
  askTime(): Promise<{ ok: true; serverTime: number | null; epoch: string | null } | { ok: false; failure: Failure }>
  /** Which of this person's acts the server has, whatever became of them. */
  lookUp(userId: string, opIds: readonly string[]): Promise<LookUpResult>
}

export interface OutboxSession {
  /** Who is signed in on this device, by the stored session: offline with an expired token is still signed in. */
  userId(): Promise<string | null>
  /** A new token for this user, one request for all who ask. Null: done. */
  renew(userId: string): Promise<Failure | null>
}

export interface OutboxLocks {
  /** Runs while no other context does; false when one does, without waiting. */
  tryRun(work: () => Promise<void>): Promise<boolean>
  /** The flushers that live, this one included, or null where that can't be known. */
  alive(): Promise<ReadonlySet<string> | null>
}

export interface OutboxClock {
  /** Wall clock, ms since the epoch: may jump. */
  now(): number
  /** Monotonic, ms: never jumps back. */
  elapsed(): number
  /** Calls back once after so many ms; the answer cancels. */
  after(ms: number, call: () => void): () => void
}
