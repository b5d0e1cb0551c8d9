import type { FailureClass } from './classify'
import type { OutboxKind, Payload } from './payloads'

/** The whole life of an entry; the table stands in step.ts and its parts. `closed`: a refused act the person has replaced or put away. */
export const entryStates = [
  'queued',
  'sending',
  'waiting_auth',
  'needs_attention',
  'applied',
  'rejected',
  'cancelling',
  'cancelled',
  'closed',
] as const
export type EntryState = (typeof entryStates)[number]

/** Why an entry waits or is parked: what the server did, or what the phone found out by itself. */
export type EntryErrorClass = FailureClass | 'parent_failed' | 'too_old' | 'replaced_applied'
/** No text of the server and no personal data: a class, a code, a status and when. `since`: when this class began to repeat. */
export type EntryError = { class: EntryErrorClass; code: string | null; status: number; at: number; since: number }

export type PhotoType = 'image/jpeg' | 'image/webp'
/** `waiting` until its bytes lie in the bucket; `gone` once the bytes are off the phone. `size` in bytes. */
export type EntryPhoto = { id: string; sha256: string; size: number; type: PhotoType; state: 'waiting' | 'uploaded' | 'gone' }

export type EntryResult = {
  outcome: 'applied' | 'rejected' | 'cancelled'
  code: string | null
  replayed: boolean
  serverTime: string
}

/** Everything of an entry but the act itself. Times in ms since the epoch. `replaces`: the entry that must be known to be cancelled first. */
export type EntryBase = {
  opId: string
  ownerId: string | null
  v: 1
  dependsOn: readonly string[]
  replaces: string | null
  lane: string
  seq: number
  state: EntryState
  attempts: number
  nextAttemptAt: number
  leaseUntil: number | null
  leaseBy: string | null
  photo: EntryPhoto | null
  lastError: EntryError | null
  result: EntryResult | null
  createdAt: number
  resolvedAt: number | null
  appVersion: string
}

/** One act that is kept on the phone until the server's outcome for its `opId` is known. */
export type OutboxEntry = { [K in OutboxKind]: EntryBase & { kind: K; payload: Payload<K> } }[OutboxKind]
export type EntryOf<K extends OutboxKind> = Extract<OutboxEntry, { kind: K }>

/** What a screen hands over: `opId` is minted when the form opens, so that a double click is one act. */
export type EntryDraft = { [K in OutboxKind]: { opId: string; ownerId: string | null; kind: K; payload: Payload<K> } }[OutboxKind]
/** A prepared photo: re-encoded JPEG or WebP of at most 3 MB, with the SHA-256 of exactly these bytes in hex. */
export type PreparedPhoto = { id: string; bytes: ArrayBuffer; type: PhotoType; sha256: string }

const unsettled: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling'])
const failed: ReadonlySet<EntryState> = new Set(['rejected', 'cancelled', 'closed'])

/** Whether the server's word on this entry is still open: what a sign-out must ask about and a badge counts. */
export function isUnsettled(entry: { state: EntryState }): boolean {
  return unsettled.has(entry.state)
}

/** Whether the act is known to have had no effect, so that what depends on it can't go either. */
export function hasFailed(entry: { state: EntryState }): boolean {
  return failed.has(entry.state)
}
