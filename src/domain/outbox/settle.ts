import { isQuota } from './backoff'
import type { Change } from './change'
import type { EntryError, EntryState, OutboxEntry } from './entry'
import { hasFailed, isUnsettled } from './entry'
import type { OutboxEvent } from './events'
import type { ServerOutcome } from './outcome'

type Answered = Extract<OutboxEvent, { type: 'answered' }>

/**
 * The server's word on an act ends it, whoever asked and however late the answer comes. An act that the person had discarded
 * and that had gone through before reads applied; one that was refused anyway reads cancelled.
 */
export function settle(change: Change, entry: OutboxEntry, { outcome, sentAt, epoch = null }: Answered, now: number): void {
  if (!isUnsettled(entry)) return
  // The word of a server that was put back since: it's asked again, once the lease runs out.
  if (epoch !== null && epoch !== change.epoch) return
  const state: EntryState = outcome.outcome === 'rejected' && entry.state === 'cancelling' ? 'cancelled' : outcome.outcome
  // A server that is put back may lose what it had confirmed.
  const keepsPhoto = state !== 'cancelled'
  if (entry.photo && !keepsPhoto && entry.photo.state !== 'gone')
    change.effects.push({ type: 'drop_photo', photoId: entry.photo.id })
  const result = { outcome: outcome.outcome, code: outcome.code, replayed: outcome.replayed, serverTime: outcome.serverTime }
  change.hear(timeIn(outcome), sentAt, now)
  change.patch(entry, {
    state,
    leaseUntil: null,
    leaseBy: null,
    lastError: null,
    resolvedAt: now,
    putBack: null,
    photo: entry.photo && !keepsPhoto ? { ...entry.photo, state: 'gone' } : entry.photo,
    result,
  })
  if (hasFailed({ state, result })) parkChildren(change, entry.opId, now)
}

function timeIn({ serverTime }: ServerOutcome): number | null {
  const at = Date.parse(serverTime)
  return Number.isNaN(at) ? null : at
}

/** What needed an act that will not happen goes nowhere by itself: the person decides. */
function parkChildren(change: Change, parentId: string, now: number): void {
  for (const child of change.entries.values()) {
    const isUnsent = child.state === 'queued' || child.state === 'waiting_auth'
    if (isUnsent && child.dependsOn.includes(parentId)) parentFailed(change, child, now)
  }
}

export function parentFailed(change: Change, child: OutboxEntry, now: number): void {
  change.park(child, { class: 'parent_failed', code: null, status: 0, at: now, since: now })
}

/** A quota, a missing function and a session that was refused are no matter of being heard: by its own answer each would be due at once. */
const keepsItsTime = (why: EntryError | null) => why?.class === 'skew' || why?.class === 'session' || isQuota(why)

const keepsItsCount: ReadonlySet<EntryError['class']> = new Set(['retryable', 'failing'])

/** The server is heard again: what waited for the network need not wait longer, and begins anew. */
export function makeDue(change: Change, now: number): void {
  for (const entry of change.entries.values()) {
    const { state, leaseBy, lastError, nextAttemptAt } = entry
    const waits = leaseBy === null && (state === 'queued' || state === 'cancelling')
    if (!waits || keepsItsTime(lastError)) continue
    // A busy server is no less busy for its other answers, and one that fails at this act has still failed at it.
    const isAfresh = lastError !== null && !keepsItsCount.has(lastError.class) && lastError.times !== 0
    if (isAfresh || nextAttemptAt > now)
      change.patch(entry, {
        nextAttemptAt: Math.min(nextAttemptAt, now),
        lastError: isAfresh ? { ...lastError, times: 0 } : lastError,
      })
  }
}
