import type { EntryBase, EntryError, OutboxEntry } from './entry'
import type { OutboxEffect, OutboxState, Step } from './events'

/** A step in the making: collects changed entries and effects, so that each transition reads as what it does. */
export class Change {
  readonly entries: Map<string, OutboxEntry>
  readonly effects: OutboxEffect[] = []
  #nextSeq: number

  constructor(state: OutboxState) {
    this.entries = new Map(state.entries)
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

  /** Out of the queue's way until the person acts; the app is told. */
  park(entry: OutboxEntry, lastError: EntryError): void {
    const parked = this.patch(entry, { state: 'needs_attention', leaseUntil: null, leaseBy: null, lastError })
    this.effects.push({ type: 'told', entry: parked })
  }

  done(): Step {
    return { state: { entries: this.entries, nextSeq: this.#nextSeq }, effects: this.effects }
  }
}
