import { actOf } from '../acts/acts'
import { Change } from './change'
import { claim, freeLease, judgeAge } from './claim'
import { enqueue } from './enqueue'
import { isUnsettled, viewerOf, type EntryDraft, type EntryState, type OutboxEntry } from './entry'
import type { EditRefusal, OutboxEvent, OutboxState, Step } from './events'
import { fail } from './fail'
import { bountyOf, forerunnersOf } from './lane'
import { LEASE_MS, SETTLED_RETENTION_MS } from './limits'
import { close, discard, retry } from './commands'
import { hearEpoch, lookUp } from './put-back'
import { makeDue, settle } from './settle'

/**
 * Applied, cancelled and closed entries leave after a week, with their photos, unless an unsettled one waits for them or replaces them; a
 * refused one stays until the person has put it away.
 */
function sweep(change: Change, now: number): void {
  const needed = forerunnersOf([...change.entries.values()].filter(isUnsettled))
  for (const entry of change.entries.values()) {
    if (needed.has(entry.opId)) continue
    const isOver = entry.state === 'applied' || entry.state === 'cancelled' || entry.state === 'closed'
    if (!isOver || entry.resolvedAt === null || now - entry.resolvedAt <= SETTLED_RETENTION_MS) continue
    if (entry.photo && entry.photo.state !== 'gone') change.effects.push({ type: 'drop_photo', photoId: entry.photo.id })
    change.entries.delete(entry.opId)
  }
}

/**
 * Back in the queue in their old order, under their own ids: what had reached the server is answered as before. What its person had taken
 * back is still asked to be cancelled, and so is what one of them was to replace, also where it has no copy: the server alone knows whether
 * it had gone through. A copy doesn’t say whether its act was tried since: it counts as tried.
 */
function restore(change: Change, entries: readonly OutboxEntry[], now: number): void {
  const lost = entries.filter(({ opId }) => !change.entries.has(opId)).toSorted((a, b) => a.seq - b.seq)
  change.effects.push({ type: 'came_back', entries: lost })
  const replaced = new Set(lost.filter(isUnsettled).map(({ replaces }) => replaces))
  const found = new Set(lost.map(({ opId }) => opId))
  for (const entry of lost) {
    const { opId, replaces } = entry
    const forerunner = { ...entry, opId: replaces ?? opId, replaces: null, dependsOn: [], photo: null, attempts: 1 }
    const isMissing = replaces !== null && !found.has(replaces) && !change.entries.has(replaces)
    if (isMissing) change.requeue({ ...forerunner, seq: change.nextSeq() }, now, { state: 'cancelling', lastError: null })
    const state = entry.state === 'cancelling' || replaced.has(opId) ? 'cancelling' : 'queued'
    change.requeue({ ...entry, seq: change.nextSeq(), attempts: Math.max(1, entry.attempts) }, now, { state, lastError: null })
  }
}

/**
 * The outbox as a pure function: what happened to what is known, and what is to be done. Runs inside one storage transaction;
 * `now` is in ms since the epoch and may jump, `random` gives numbers in [0, 1). What is refused changes nothing: its one effect is to say so.
 */
export function step(state: OutboxState, event: OutboxEvent, now: number, random: () => number): Step {
  const change = new Change(state)
  if ('opId' in event) aboutOne(change, event, now, random)
  else aboutAll(change, event, now)
  const refused = change.effects.find(({ type }) => type === 'refused')
  return refused ? { state, effects: [refused] } : change.done()
}

type AboutOne = Extract<OutboxEvent, { opId: string }>
type AboutAll = Exclude<OutboxEvent, { opId: string }>

function aboutOne(change: Change, event: AboutOne, now: number, random: () => number): void {
  const entry = change.entries.get(event.opId)
  if (event.type === 'replaced') return replace(change, entry, event, now)
  if (!entry) return
  switch (event.type) {
    case 'answered':
      settle(change, entry, event, now)
      return makeDue(change, now)
    case 'uploaded':
      if (entry.leaseBy !== event.by || entry.state !== 'sending' || !entry.photo) return
      return attemptAgain(change, { ...entry, photo: { ...entry.photo, state: 'uploaded' } }, 'send', now)
    case 'photo_clashed':
      if (entry.leaseBy !== event.by || entry.state !== 'sending' || !entry.photo) return
      change.effects.push({ type: 'move_photo', photoId: entry.photo.id, toPhotoId: event.photoId, toOpId: entry.opId })
      return attemptAgain(change, { ...entry, photo: { ...entry.photo, id: event.photoId } }, 'upload', now)
    case 'progressed':
      if (entry.leaseBy === event.by) change.patch(entry, { leaseUntil: now + LEASE_MS })
      return
    case 'time_told':
      if (entry.leaseBy === event.by && entry.state === 'sending') judgeAge(change, entry, event, now)
      return
    case 'failed':
      return fail(change, entry, event, now, random)
    case 'discarded':
      return discard(change, entry, now)
    case 'retried':
      return retry(change, entry, now)
    case 'closed':
      return close(change, entry, now)
  }
}

function attemptAgain(change: Change, entry: OutboxEntry, act: 'upload' | 'send', now: number): void {
  change.attempt(act, change.patch(entry, { leaseUntil: now + LEASE_MS }))
}

function aboutAll(change: Change, event: AboutAll, now: number): void {
  switch (event.type) {
    case 'enqueued':
      return enqueue(change, event, now)
    case 'claimed':
      return claim(change, event, now)
    case 'network_returned':
      return makeDue(change, now)
    case 'flushers_died':
      for (const entry of change.entries.values())
        if (entry.leaseBy !== null && !event.alive.has(entry.leaseBy)) freeLease(change, entry, now)
      return
    case 'signed_in':
      for (const entry of change.entries.values()) {
        if (entry.ownerId !== event.userId) continue
        if (entry.state === 'waiting_auth') change.requeue(entry, now)
        if (entry.state === 'cancelling' && entry.leaseBy === null) change.patch(entry, { nextAttemptAt: now })
      }
      return
    case 'restored':
      return restore(change, event.entries, now)
    case 'swept':
      return sweep(change, now)
    case 'epoch_told':
      return hearEpoch(change, event, now)
    case 'looked_up':
      return lookUp(change, event)
    case 'put_back_read':
      for (const entry of change.entries.values())
        if (entry.putBack === 'lost' && viewerOf(entry) === event.viewerId) change.patch(entry, { putBack: null })
  }
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
function replace(change: Change, old: OutboxEntry | undefined, event: Replaced, now: number): void {
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
