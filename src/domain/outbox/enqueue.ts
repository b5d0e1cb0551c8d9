import type { Change } from './change'
import type { EntryDraft, EntryPhoto, OutboxEntry } from './entry'
import { isUnsettled } from './entry'
import { dependenciesOf, laneOf } from './lane'
import { MAX_ENTRIES, MAX_PHOTO_BYTES, MAX_PHOTOS } from './limits'

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
