import { type EntryBase, type EntryError, isUnsettled, type OutboxEntry } from './entry'
import type { Attempt, OutboxEffect, OutboxState, ServerClock, Step } from './events'
import { CLOCK_SET_BACK_MS, LEASE_MS } from './limits'

/** A step in the making: collects changed entries and effects, so that each transition reads as what it does. */
export class Change {
  readonly entries: Map<string, OutboxEntry>
  heard: ServerClock | null
  epoch: string | null
  readonly effects: OutboxEffect[] = []
  #nextSeq: number
  #doubted: { from: number; now: number } | null = null

  constructor(state: OutboxState) {
    this.entries = new Map(state.entries)
    this.heard = state.heard
    this.epoch = state.epoch
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

  /** Nobody needs its photo any more: the storage takes it off the phone. */
  dropPhoto({ photo }: OutboxEntry): void {
    if (photo && photo.state !== 'gone') this.effects.push({ type: 'drop_photo', photoId: photo.id })
  }

  /** An entry that is claimed is to be carried further. */
  attempt(act: Attempt['act'], entry: OutboxEntry, renewFirst = false): void {
    this.effects.push({ type: 'attempt', act, renewFirst, entry, epoch: this.epoch })
  }

  /** Back to wait in the queue, free for any flusher. */
  requeue(entry: OutboxEntry, nextAttemptAt: number, fields: Partial<EntryBase> = {}): OutboxEntry {
    return this.patch(entry, { state: 'queued', nextAttemptAt, leaseUntil: null, leaseBy: null, ...fields })
  }

  /** Out of the queue's way until the person acts. */
  park(entry: OutboxEntry, lastError: EntryError): void {
    this.patch(entry, { state: 'needs_attention', leaseUntil: null, leaseBy: null, lastError })
  }

  /** The same for what the phone found out by itself. */
  parkAs(why: EntryError['class'], entry: OutboxEntry, now: number): void {
    this.park(entry, { class: why, code: null, status: 0, at: now, since: now })
  }

  /**
   * The server has told its time in answer to a request; answers what may be believed of it. What comes longer than a lease after the
   * request left, or before it, has lain on a phone that slept or whose clock was set: it tells nothing of now.
   */
  hear(serverTime: number | null, sentAt: number, now: number): number | null {
    if (serverTime === null || now < sentAt || now > sentAt + LEASE_MS) return null
    const offset = serverTime - now
    if (this.heard && offset - this.heard.offset > CLOCK_SET_BACK_MS) this.#doubted = { from: this.heard.serverTime, now }
    this.heard = { serverTime, offset }
    return serverTime
  }

  /**
   * Since when an entry waits, by the server's time. Null where nobody knows: this phone's clock was set back since the server told the time
   * that this was reckoned from. A press that the clock now places ahead was before that.
   */
  waitsSince({ waitsSince = null, createdAt }: OutboxEntry): number | null {
    const isDoubted = this.#doubted && waitsSince !== null && waitsSince >= this.#doubted.from && createdAt <= this.#doubted.now
    return isDoubted ? null : waitsSince
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
    for (const entry of this.#doubted ? this.entries.values() : [])
      if (isUnsettled(entry) && this.waitsSince(entry) !== entry.waitsSince) this.patch(entry, { waitsSince: null })
    return {
      state: { entries: this.entries, nextSeq: this.#nextSeq, heard: this.heard, epoch: this.epoch },
      effects: this.effects,
    }
  }
}
