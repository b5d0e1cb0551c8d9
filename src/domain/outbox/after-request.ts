import { isQuota, askedWait, backoffDelay } from './backoff'
import type { Change } from './change'
import { type EntryError, type EntryState, type OutboxEntry, hasFailed, isUnsettled } from './entry'
import type { OutboxEvent } from './events'
import { type ServerOutcome, type FailureClass, classify, isServers, TIMEOUT } from './answer'
import { actOf } from './claim'
import { LEASE_MS, MOST_FAILINGS, SKEW_PATIENCE_MS } from './limits'

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
  if (!keepsPhoto) change.dropPhoto(entry)
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
    if (isUnsent && child.dependsOn.includes(parentId)) change.parkAs('parent_failed', child, now)
  }
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

type Failed = Extract<OutboxEvent, { type: 'failed' }>

/** The answers that prove a working server, so that what waited for one may go. A busy one is left alone. */
const heard: ReadonlySet<FailureClass> = new Set(['session', 'suspect', 'skew', 'poison', 'integrity'])

/** What a failed request means for its entry, by class. A failure told by a flusher that lost the lease means nothing. */
export function fail(change: Change, entry: OutboxEntry, event: Failed, now: number, random: () => number): void {
  if (entry.leaseBy !== event.by) return
  change.hear(event.failure.serverTime, event.sentAt, now)
  const sorted = classify(event.failure)
  // Nobody's act has no session to wait for: a server that wants one is a server of another version.
  const failureClass = entry.ownerId === null && (sorted === 'session' || sorted === 'suspect') ? 'skew' : sorted
  const lastError = errorOf(entry, failureClass, event, now)
  switch (failureClass) {
    case 'session':
      if (event.renewed) waitForSession(change, entry, lastError, now + delayOf(lastError, event, random))
      else renew(change, entry, lastError, now)
      break
    case 'suspect':
      if (event.renewed) change.park(entry, lastError)
      else renew(change, entry, lastError, now)
      break
    case 'poison':
    case 'integrity':
      change.park(entry, lastError)
      break
    case 'failing':
      if ((lastError.times ?? 1) >= MOST_FAILINGS) change.park(entry, lastError)
      else waitLonger(change, entry, lastError, event, now, random)
      break
    case 'skew':
      if (isPatienceOver(event.failure.serverTime, lastError)) change.park(entry, lastError)
      else waitLonger(change, entry, lastError, event, now, random)
      break
    case 'already':
    case 'ambiguous':
    case 'stranger':
    case 'retryable':
      waitLonger(change, entry, lastError, event, now, random)
  }
  if (isServers(event.failure) && heard.has(failureClass)) makeDue(change, now)
}

/** A day of the server's: this phone's clock may be set in between. */
function isPatienceOver(serverTime: number | null, { since }: EntryError): boolean {
  return serverTime !== null && serverTime - since > SKEW_PATIENCE_MS
}

function errorOf(entry: OutboxEntry, failureClass: FailureClass, { failure }: Failed, now: number): EntryError {
  const before = entry.lastError?.class === failureClass ? entry.lastError : null
  const at = failure.serverTime ?? now
  const { code, status } = failure
  const isTold = failure.serverTime !== null
  const wasTold = before?.told ?? false
  const told = isTold || wasTold
  // What one clock has told is not compared with what another tells.
  const known = before !== null && (wasTold || !isTold) ? before.since : at
  const since = wasTold === isTold ? Math.min(known, at) : known
  const askedMs = askedWait({ class: failureClass, code }, failure.retryAfterMs)
  const timeouts = (before?.timeouts ?? 0) + (code === TIMEOUT ? 1 : 0)
  return { class: failureClass, code, status, at: now, since, told, times: (before?.times ?? 0) + 1, timeouts, askedMs }
}

/** Nothing goes without the owner's session. While there is one it is tried again, for the fault may have been the server's. */
function waitForSession(change: Change, entry: OutboxEntry, lastError: EntryError, nextAttemptAt: number): void {
  const state = entry.state === 'cancelling' ? 'cancelling' : 'waiting_auth'
  change.patch(entry, { state, nextAttemptAt, leaseUntil: null, leaseBy: null, lastError })
}

function renew(change: Change, entry: OutboxEntry, lastError: EntryError, now: number): void {
  const act = entry.state === 'cancelling' ? 'cancel' : actOf(entry)
  change.attempt(act, change.patch(entry, { leaseUntil: now + LEASE_MS, lastError }), true)
}

function waitLonger(
  change: Change,
  entry: OutboxEntry,
  lastError: EntryError,
  event: Failed,
  now: number,
  random: () => number,
): void {
  const nextAttemptAt = now + delayOf(lastError, event, random)
  if (entry.state === 'cancelling') change.patch(entry, { nextAttemptAt, leaseUntil: null, leaseBy: null, lastError })
  else change.requeue(entry, nextAttemptAt, { lastError })
}

/** The time the request itself took counts as waiting, so that a time-out is not paid for twice; what an answer asked for counts from then. */
function delayOf(lastError: EntryError, event: Failed, random: () => number): number {
  const delay = backoffDelay(lastError.times ?? 1, lastError, event.visible, random)
  return Math.max(lastError.askedMs ?? 0, delay - event.tookMs)
}
