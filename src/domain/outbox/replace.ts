import { actOf } from '../acts/acts'
import type { Change } from './change'
import { enqueue } from './enqueue'
import type { EntryDraft, OutboxEntry } from './entry'
import type { OutboxEvent } from './events'
import { close, discard } from './person'

type Replaced = Extract<OutboxEvent, { type: 'replaced' }>

/**
 * The person edits an act that was refused or parked: a new act under a new opId. The old one is put away, or cancelled on the
 * server first, so that not both can apply. Acts that waited for a replaced creation are made anew for the new bounty.
 */
export function replace(change: Change, old: OutboxEntry, event: Replaced, now: number): void {
  if (old.state !== 'rejected' && old.state !== 'needs_attention') {
    change.effects.push({ type: 'refused', code: 'already_sending' })
    return
  }
  const spareIds = [...event.spareIds]
  const children = [...change.entries.values()].filter(
    (entry) =>
      entry.state === 'needs_attention' && entry.lastError?.class === 'parent_failed' && entry.dependsOn.includes(old.opId),
  )
  renewEntry(change, old, event, spareIds, now)
  for (const child of children) {
    const [opId] = spareIds.splice(0, 1)
    const draft = opId === undefined ? null : movedDraft(child, opId, event.draft.opId)
    if (draft) renewEntry(change, child, { draft, photo: null, appVersion: event.appVersion }, spareIds, now)
  }
}

type Renewed = Pick<Replaced, 'draft' | 'photo' | 'appVersion' | 'withoutPhoto' | 'draftIds'>

function renewEntry(change: Change, old: OutboxEntry, renewed: Renewed, spareIds: string[], now: number): void {
  const { draft, photo, appVersion, draftIds = [], withoutPhoto = false } = renewed
  const kept = photo === null && !withoutPhoto && old.photo && old.photo.state !== 'gone' ? old.photo : null
  const [photoId] = kept ? spareIds.splice(0, 1) : []
  const moved = kept && photoId !== undefined ? { ...kept, id: photoId, state: 'waiting' as const } : null
  if (kept && moved) change.effects.push({ type: 'move_photo', photoId: kept.id, toPhotoId: moved.id, toOpId: draft.opId })
  if (moved && old.photo) change.patch(old, { photo: { ...old.photo, state: 'gone' } })
  const current = change.entries.get(old.opId) ?? old
  if (current.state === 'rejected') close(change, current, now)
  else discard(change, current, now)
  enqueue(change, { draft, photo: photo ?? moved, appVersion, draftIds }, now, old.opId)
}

function movedDraft(child: OutboxEntry, opId: string, bountyId: string): EntryDraft | null {
  const { moved } = actOf(child)
  return moved && Object.assign({}, child, { opId, payload: moved(child.payload, bountyId) })
}
