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

/** No text of the server and no personal data: a class, a code, a status and when. `since`: when this class began to repeat. */
export type EntryError = { class: FailureClass; code: string | null; status: number; at: number; since: number }

/** `waiting` until its bytes lie in the bucket; `gone` once the bytes are off the phone. `size` in bytes. */
export type EntryPhoto = { id: string; sha256: string; size: number; type: PhotoType; state: 'waiting' | 'uploaded' | 'gone' }
export type PhotoType = 'image/jpeg' | 'image/webp'

export type EntryResult = {
  outcome: 'applied' | 'rejected' | 'cancelled'
  code: string | null
  replayed: boolean
  serverTime: string
}

type EntryBase = {
  opId: string
  ownerId: string | null
  v: 1
  dependsOn: readonly string[]
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

/** One act that is kept on the phone until the server's outcome for its `opId` is known. Times in ms since the epoch. */
export type OutboxEntry = { [K in OutboxKind]: EntryBase & { kind: K; payload: Payload<K> } }[OutboxKind]
export type EntryOf<K extends OutboxKind> = Extract<OutboxEntry, { kind: K }>

/** What a screen hands over: `opId` is minted when the form opens, so that a double click is one act. */
export type EntryDraft = { [K in OutboxKind]: { opId: string; ownerId: string | null; kind: K; payload: Payload<K> } }[OutboxKind]
/** A prepared photo: re-encoded JPEG or WebP of at most 3 MB, with the SHA-256 of exactly these bytes in hex. */
export type PreparedPhoto = { id: string; bytes: ArrayBuffer; type: PhotoType; sha256: string }

const unsettled: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling'])

/** Whether the server's word on this entry is still open: what a sign-out must ask about and a badge counts. */
export function isUnsettled(entry: { state: EntryState }): boolean {
  return unsettled.has(entry.state)
}
