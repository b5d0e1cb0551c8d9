import type { Change } from './change'
import type { EntryDraft, EntryPhoto, OutboxEntry } from './entry'
import { isUnsettled } from './entry'
import { dependenciesOf, laneOf } from './lane'
import { MAX_ENTRIES, MAX_PHOTO_BYTES, MAX_PHOTOS } from './limits'

export type NewEntry = { draft: EntryDraft; photo: EntryPhoto | null; appVersion: string }

/** Adds the act once: the same opId again is the same act, and leaves everything as it is. */
export function enqueue(
  change: Change,
  { draft, photo, appVersion }: NewEntry,
  now: number,
  replaces: string | null = null,
): void {
  if (change.entries.has(draft.opId)) return
  const own = [...change.entries.values()].filter((entry) => entry.ownerId === draft.ownerId && isUnsettled(entry))
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
    resolvedAt: null,
    appVersion,
  })
}

function isPhotoShareUsed(own: readonly OutboxEntry[], photo: EntryPhoto): boolean {
  const kept = own.flatMap((entry) => (entry.photo && entry.photo.state !== 'gone' ? [entry.photo] : []))
  return kept.length >= MAX_PHOTOS || kept.reduce((sum, { size }) => sum + size, photo.size) > MAX_PHOTO_BYTES
}
