import type { Change } from './change'
import type { EntryState, OutboxEntry } from './entry'

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
  if (entry.photo && entry.photo.state !== 'gone') change.effects.push({ type: 'drop_photo', photoId: entry.photo.id })
  change.patch(entry, { state: 'closed', resolvedAt: now, photo: entry.photo && { ...entry.photo, state: 'gone' } })
}
