import type { EntryBase, EntryError, OutboxEntry } from './entry'
import type { OutboxEffect, OutboxState, ServerClock, Step } from './events'
import { LEASE_MS } from './limits'

/** A step in the making: collects changed entries and effects, so that each transition reads as what it does. */
export class Change {
  readonly entries: Map<string, OutboxEntry>
  heard: ServerClock | null
  readonly effects: OutboxEffect[] = []
  #nextSeq: number

  constructor(state: OutboxState) {
    this.entries = new Map(state.entries)
    this.heard = state.heard
    this.#nextSeq = state.nextSeq
  }

  nextSeq(): number {
    return this.#nextSeq++
  }

  add(entry: OutboxEntry): void {
    this.entries.set(entry.opId, entry)
  }

  patch(entry: OutboxEntry, fields: Partial<EntryBase>): OutboxEntry {
    const changed: OutboxEntry = { ...entry, ...fields }
    this.entries.set(entry.opId, changed)
    return changed
  }

  /** Back to wait in the queue, free for any flusher. */
  requeue(entry: OutboxEntry, nextAttemptAt: number, fields: Partial<EntryBase> = {}): OutboxEntry {
    return this.patch(entry, { state: 'queued', nextAttemptAt, leaseUntil: null, leaseBy: null, ...fields })
  }

  /** Out of the queue's way until the person acts. */
  park(entry: OutboxEntry, lastError: EntryError): void {
    this.patch(entry, { state: 'needs_attention', leaseUntil: null, leaseBy: null, lastError })
  }

  /**
   * The server has told its time in answer to a request; answers what may be believed of it. What comes longer than a lease after the
   * request left, or before it, has lain on a phone that slept or whose clock was set: it tells nothing of now.
   */
  hear(serverTime: number | null, sentAt: number, now: number): number | null {
    if (serverTime === null || now < sentAt || now > sentAt + LEASE_MS) return null
    this.heard = { serverTime, offset: serverTime - now }
    return serverTime
  }

  /**
   * The server's time, as far as it is known; null where it never was, and where it would be before the last time that it told: then this
   * phone's clock was set back, and nobody knows.
   */
  serverNow(now: number): number | null {
    const reckoned = this.heard && now + this.heard.offset
    return this.heard && reckoned !== null && reckoned >= this.heard.serverTime ? reckoned : null
  }

  done(): Step {
    return { state: { entries: this.entries, nextSeq: this.#nextSeq, heard: this.heard }, effects: this.effects }
  }
}
