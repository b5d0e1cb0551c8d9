import type { FailureClass, ServerOutcome } from './answer'
import type { OutboxKind, Payload } from '../acts/payloads'

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
/** `bad_answer` and entries without the optional parts are an earlier version's. */
export type EntryErrorClass = FailureClass | 'bad_answer' | 'parent_failed' | 'too_old' | 'replaced_applied'
/**
 * No text of the server and no personal data: a class, a code, a status and when. `since`: when this class began to repeat, by the
 * server's clock where it `told`; `times`: how often it has since the server was last heard; `timeouts`: how many tries of it have ended by our own
 * limit, so that the next one waits longer; `askedMs`: the wait that the answer asked for.
 */
export type EntryError = {
  class: EntryErrorClass
  code: string | null
  status: number
  at: number
  since: number
  told?: boolean
  times?: number
  timeouts?: number
  askedMs?: number
}

/** How many tries in a row have ended by our own limit of time. */
export const timeoutsOf = ({ lastError }: { lastError: EntryError | null }): number => lastError?.timeouts ?? 0

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]
/** The end of the name of a photo's file, without the point. */
export const photoExtension = (type: PhotoType): string => (type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length))
/** `waiting` until its bytes lie in the bucket; `gone` once the bytes are off the phone. `size` in bytes. */
export type EntryPhoto = { id: string; sha256: string; size: number; type: PhotoType; state: 'waiting' | 'uploaded' | 'gone' }

type EntryResult = Omit<ServerOutcome, 'entity'>

/** Everything of an entry but the act itself. Times in ms since the epoch, by this phone's clock. */
export type EntryBase = {
  opId: string
  ownerId: string | null
  /** Who wrote an act that needs no account: only they see it here, whoever is signed in when it goes. */
  author?: string | null
  v: 1
  dependsOn: readonly string[]
  /** The entry that must be known to be cancelled first. */
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
  /** From when its month counts, by the server's clock; null until that is known. */
  waitsSince?: number | null
  resolvedAt: number | null
  /** Of an act that was sent before the server was put back, and queued again: `unsure` whether it still has it, `lost` there, or `found`. */
  putBack?: 'unsure' | 'lost' | 'found' | null
  appVersion: string
}

/** One act that is kept on the phone until the server's outcome for its `opId` is known. */
export type OutboxEntry = { [K in OutboxKind]: EntryBase & { kind: K; payload: Payload<K> } }[OutboxKind]
export type EntryOf<K extends OutboxKind> = Extract<OutboxEntry, { kind: K }>

/** What a screen hands over: `opId` is minted when the form opens, so that a double click is one act. */
export type EntryDraft = {
  [K in OutboxKind]: { opId: string; ownerId: string | null; author?: string | null; kind: K; payload: Payload<K> }
}[OutboxKind]
/** A prepared photo without place and time, with the SHA-256 of exactly these bytes in hex: a JPEG of at most 3 MB, or where the browser can't draw one, what the bucket takes. */
export type PreparedPhoto = { id: string; bytes: ArrayBuffer; type: PhotoType; sha256: string }

const unsettledStates: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling'])
const failed: ReadonlySet<EntryState> = new Set(['rejected', 'cancelled', 'closed'])

/** Whether the server's word on this entry is still open: what a sign-out must ask about and a badge counts. */
export function isUnsettled(entry: { state: EntryState }): boolean {
  return unsettledStates.has(entry.state)
}

/** What of these waits to be sent: how many, since when in ms, and the last of them; null where none does. */
export function unsentOf(entries: Iterable<OutboxEntry>): { count: number; since: number; one: string } | null {
  const unsettled = [...entries].filter(isUnsettled)
  const one = unsettled.at(-1)
  return one ? { count: unsettled.length, since: Math.min(...unsettled.map(({ createdAt }) => createdAt)), one: one.opId } : null
}

/** Whether it waits for something that only the person can do. */
export function needsPerson({ state }: { state: EntryState }): boolean {
  return state === 'needs_attention' || state === 'waiting_auth'
}

/** Whether the server has refused it until the person has typed the code of the second factor. */
export function awaitsCode({ lastError = null }: { lastError?: EntryError | null }): boolean {
  return lastError?.class === 'session' && lastError.code === 'PT403'
}

/** Whether the act is known to have had no effect, so that what depends on it can't go either. A bounty that was accepted before is accepted. */
export function hasFailed({ state, result }: Pick<EntryBase, 'state' | 'result'>): boolean {
  return failed.has(state) && result?.code !== 'already_accepted'
}

/** Who sees an entry: its owner, else its author; null for what was done with nobody signed in. */
export function viewerOf({ ownerId, author = null }: Pick<OutboxEntry, 'ownerId' | 'author'>): string | null {
  return ownerId ?? author
}
