import * as v from 'valibot'
import { actOf } from '../acts/acts'
import { payloadSchemas } from '../acts/payloads'
import type { Change } from './change'
import { type EntryDraft, type EntryPhoto, type EntryState, isUnsettled, type OutboxEntry } from './entry'
import type { EditRefusal, OutboxEvent } from './events'
import { bountyOf, dependenciesOf, laneOf } from './lane'
import { MAX_ENTRIES, MAX_PAYLOAD_BYTES, MAX_PHOTO_BYTES, MAX_PHOTOS } from './limits'

const Uuid = v.pipe(v.string(), v.uuid())
const AuthorSchema = v.optional(v.nullable(Uuid))

/** The act as it will be kept and sent, its texts cleaned and its payload frozen; null when it breaks the contract and could only be refused. */
export function prepareDraft(draft: EntryDraft): EntryDraft | null {
  const owner = actOf(draft).isOwnerless ? draft.ownerId === null : v.is(Uuid, draft.ownerId)
  if (!owner || !v.is(Uuid, draft.opId) || !v.is(AuthorSchema, draft.author)) return null
  const { success, output: payload } = v.safeParse(payloadSchemas[draft.kind], draft.payload)
  if (!success || new TextEncoder().encode(JSON.stringify(payload)).byteLength > MAX_PAYLOAD_BYTES) return null
  return Object.assign({}, draft, { payload: Object.freeze(payload) })
}

export type NewEntry = { draft: EntryDraft; photo: EntryPhoto | null; appVersion: string }

/** Adds the act once: the same act again leaves everything as it is, and another one under the same opId is refused. */
export function enqueue(
  change: Change,
  { draft, photo, appVersion }: NewEntry,
  now: number,
  replaces: string | null = null,
): void {
  const known = change.entries.get(draft.opId)
  if (known) {
    if (!isSameAct(known, draft, photo)) change.effects.push({ type: 'refused', code: 'op_id_taken' })
    return
  }
  const entries = [...change.entries.values()]
  // What an edit takes the place of is the person's no more, also while the server is still asked to cancel it; what it had and lost took its room before.
  const replaced = new Set([replaces, ...entries.map((entry) => entry.replaces)])
  const takesRoom = ({ opId, putBack = null }: OutboxEntry) => putBack === null && !replaced.has(opId)
  const own = entries.filter((entry) => entry.ownerId === draft.ownerId && isUnsettled(entry) && takesRoom(entry))
  if (own.length >= MAX_ENTRIES) return void change.effects.push({ type: 'refused', code: 'outbox_full' })
  if (photo && isPhotoShareUsed(own, photo)) return void change.effects.push({ type: 'refused', code: 'photos_full' })
  change.add({
    ...draft,
    v: 1,
    dependsOn: dependenciesOf(draft, change.entries.values()),
    replaces,
    lane: laneOf(draft),
    seq: change.nextSeq(),
    state: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    leaseUntil: null,
    leaseBy: null,
    photo,
    lastError: null,
    result: null,
    createdAt: now,
    waitsSince: change.serverNow(now),
    resolvedAt: null,
    appVersion,
  })
}

/** Payloads are flat, so their parts are compared one by one. */
function isSameAct(known: OutboxEntry, draft: EntryDraft, photo: EntryPhoto | null): boolean {
  const [before, now] = [Object.entries(known.payload), new Map(Object.entries(draft.payload))]
  return (
    known.kind === draft.kind &&
    known.ownerId === draft.ownerId &&
    known.photo?.sha256 === photo?.sha256 &&
    before.length === now.size &&
    before.every(([part, value]) => now.get(part) === value)
  )
}

function isPhotoShareUsed(own: readonly OutboxEntry[], photo: EntryPhoto): boolean {
  const kept = own.flatMap((entry) => (entry.photo && entry.photo.state !== 'gone' ? [entry.photo] : []))
  return kept.length >= MAX_PHOTOS || kept.reduce((sum, { size }) => sum + size, photo.size) > MAX_PHOTO_BYTES
}

const discardable: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth', 'needs_attention'])

const trying: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'cancelling'])

/**
 * The person takes an act back. Only the server can say that it has no effect, so it is asked for a tombstone; what was never
 * sent and belongs to nobody needs none.
 */
export function discard(change: Change, entry: OutboxEntry, now: number): void {
  if (!discardable.has(entry.state)) return
  if (entry.ownerId === null && entry.attempts === 0) {
    change.patch(entry, { state: 'cancelled', resolvedAt: now, lastError: null })
    return
  }
  change.patch(entry, { state: 'cancelling', nextAttemptAt: now, leaseUntil: null, leaseBy: null, lastError: null })
}

/** The person wants another try, now: the same act under the same opId, and another month for it. */
export function retry(change: Change, entry: OutboxEntry, now: number): void {
  const waitsSince = change.serverNow(now)
  if (trying.has(entry.state)) {
    // Under way it is tried already; whoever then judges its age must know of the new month.
    change.patch(entry, { waitsSince, ...(entry.leaseBy === null && { nextAttemptAt: now }) })
    return
  }
  if (entry.state !== 'needs_attention') return
  // Its forerunner had gone through, and the person wants this one as well.
  const replaces = entry.lastError?.class === 'replaced_applied' ? null : entry.replaces
  change.requeue(entry, now, { lastError: null, replaces, waitsSince })
}

/** A refused act is put away: its reason was read. */
export function close(change: Change, entry: OutboxEntry, now: number): void {
  if (entry.state !== 'rejected') return
  change.dropPhoto(entry)
  change.patch(entry, { state: 'closed', resolvedAt: now, photo: entry.photo && { ...entry.photo, state: 'gone' } })
}

type Replaced = Extract<OutboxEvent, { type: 'replaced' }>

/** Why no act of that state is changed; null where it may be. */
const editRefusals: Record<EntryState, EditRefusal | null> = {
  queued: 'already_sending',
  sending: 'already_sending',
  waiting_auth: 'already_sending',
  needs_attention: null,
  rejected: null,
  applied: 'sent_meanwhile',
  cancelling: 'put_away',
  cancelled: 'put_away',
  closed: 'put_away',
}

/**
 * The person edits an act that was refused or parked: a new act under a new opId. The old one is put away, or cancelled on the
 * server first, so that not both can apply. Acts that waited for it are made anew for the bounty of the new one.
 */
export function replace(change: Change, old: OutboxEntry | undefined, event: Replaced, now: number): void {
  const known = change.entries.get(event.draft.opId)
  if (known) {
    // The same press, heard twice: the photo that went along is the new act's by now.
    const photo = event.photo ?? (event.withoutPhoto ? null : known.photo)
    return enqueue(change, { ...event, photo }, now)
  }
  const code = old ? editRefusals[old.state] : 'gone'
  if (old === undefined || code !== null) return void change.effects.push({ type: 'refused', code: code ?? 'gone' })
  const spareIds = [...event.spareIds]
  const children = [...change.entries.values()].filter(
    (entry) =>
      entry.state === 'needs_attention' && entry.lastError?.class === 'parent_failed' && entry.dependsOn.includes(old.opId),
  )
  renewEntry(change, old, event, spareIds, now)
  const bountyId = bountyOf(event.draft)
  for (const child of children) {
    const [opId] = spareIds.splice(0, 1)
    const draft = opId === undefined || bountyId === null ? null : movedDraft(child, opId, bountyId)
    if (draft) renewEntry(change, child, { draft, photo: null, appVersion: event.appVersion }, spareIds, now)
  }
}

type Renewed = Pick<Replaced, 'draft' | 'photo' | 'appVersion' | 'withoutPhoto'>

function renewEntry(change: Change, old: OutboxEntry, renewed: Renewed, spareIds: string[], now: number): void {
  const { draft, photo, appVersion, withoutPhoto = false } = renewed
  const kept = photo === null && !withoutPhoto && old.photo && old.photo.state !== 'gone' ? old.photo : null
  const [photoId] = kept ? spareIds.splice(0, 1) : []
  const moved = kept && photoId !== undefined ? { ...kept, id: photoId, state: 'waiting' as const } : null
  if (kept && moved) change.effects.push({ type: 'move_photo', photoId: kept.id, toPhotoId: moved.id, toOpId: draft.opId })
  if (moved && old.photo) change.patch(old, { photo: { ...old.photo, state: 'gone' } })
  const current = change.entries.get(old.opId) ?? old
  if (current.state === 'rejected') close(change, current, now)
  else discard(change, current, now)
  enqueue(change, { draft, photo: photo ?? moved, appVersion }, now, old.opId)
}

function movedDraft(child: OutboxEntry, opId: string, bountyId: string): EntryDraft | null {
  const { moved } = actOf(child)
  return moved && Object.assign({}, child, { opId, payload: moved(child.payload, bountyId) })
}
