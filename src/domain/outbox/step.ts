import { Change } from './change'
import { claim, freeLease, judgeAge } from './claim'
import { close, discard, enqueue, replace, retry } from './commands'
import { isUnsettled, viewerOf, type OutboxEntry } from './entry'
import type { OutboxEvent, OutboxState, Step } from './events'
import { fail, makeDue, settle } from './after-request'
import { forerunnersOf } from './lane'
import { LEASE_MS, SETTLED_RETENTION_MS } from './limits'
import { hearEpoch, lookUp } from './put-back'

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
    change.dropPhoto(entry)
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
      makeDue(change, now)
      if (event.next) claim(change, event.next, now)
      return
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
