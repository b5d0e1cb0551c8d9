import { longestPause, longestWait } from './backoff'
import type { Change } from './change'
import { isUnsettled, type OutboxEntry } from './entry'
import type { Attempt, Claim, OutboxEvent } from './events'
import { dependencyState, headsOfLanes } from './lane'
import { LEASE_MS, TOO_OLD_MS } from './limits'

type TimeTold = Extract<OutboxEvent, { type: 'time_told' }>

/** Takes the first entries that may go now, or says until when there is nothing to do. */
export function claim(change: Change, { by, userId, visible, most }: Claim, now: number): void {
  tidy(change, visible, now)
  const candidates = candidatesFor(change, userId, now)
  const due = candidates.filter((entry) => entry.leaseBy === null && entry.nextAttemptAt <= now)
  if (due.length === 0) return wait(change, candidates)
  for (const entry of due.slice(0, most)) take(change, entry, by, now)
}

function take(change: Change, due: OutboxEntry, by: string, now: number): void {
  const act = due.state === 'cancelling' ? 'cancel' : mayBeTooOld(change, due, now) ? 'ask_time' : actOf(due)
  const taken = change.patch(due, {
    state: due.state === 'cancelling' ? 'cancelling' : 'sending',
    attempts: due.attempts + 1,
    leaseBy: by,
    leaseUntil: now + LEASE_MS,
  })
  change.attempt(act, taken)
}

/** The photo lies in the bucket before the function that checks for it is called. */
export function actOf(entry: OutboxEntry): Attempt['act'] {
  return entry.photo?.state === 'waiting' ? 'upload' : 'send'
}

/**
 * By this phone's clock, which may be wrong: then the server is asked for its own before the act goes. A person who left an act for a
 * month is asked about it first.
 */
function mayBeTooOld(change: Change, entry: OutboxEntry, now: number): boolean {
  const serverNow = change.serverNow(now)
  const since = entry.waitsSince ?? null
  return since === null || serverNow === null ? now - entry.createdAt > TOO_OLD_MS : serverNow - since > TOO_OLD_MS
}

/**
 * The server has told its time: an act that waits since nobody knows when waits from now on, one that is a month old is parked. An answer
 * that lay for a while tells nothing of now, but that the act is at least so old.
 */
export function judgeAge(change: Change, entry: OutboxEntry, { serverTime, sentAt }: TimeTold, now: number): void {
  const heard = change.hear(serverTime, sentAt, now)
  const waitsSince = change.waitsSince(entry) ?? heard
  if (serverTime !== null && waitsSince !== null && serverTime - waitsSince > TOO_OLD_MS)
    return change.parkAs('too_old', entry, now)
  const judged = change.patch(entry, { waitsSince, leaseUntil: now + LEASE_MS })
  change.attempt(actOf(entry), judged)
}

/**
 * Frees leases that ran out, and shortens waits that a clock set back has made endless or that were measured while nobody watched: to half
 * of the longest one, since a queue must be empty a minute after all is well again, and a request may hang first.
 */
function tidy(change: Change, visible: boolean, now: number): void {
  for (const entry of change.entries.values()) {
    if (!isUnsettled(entry)) continue
    if (entry.leaseUntil !== null && (entry.leaseUntil <= now || entry.leaseUntil > now + LEASE_MS)) freeLease(change, entry, now)
    else if (entry.nextAttemptAt > now + longestWait(entry.lastError, visible))
      change.patch(entry, { nextAttemptAt: now + longestPause(entry.lastError, visible) / 2 })
  }
}

/** Its flusher is gone or frozen: whether the request arrived is unknown, and the same opId makes asking again harmless. */
export function freeLease(change: Change, entry: OutboxEntry, now: number): void {
  if (entry.state === 'sending') change.requeue(entry, now)
  else change.patch(entry, { leaseUntil: null, leaseBy: null, nextAttemptAt: now })
}

function candidatesFor(change: Change, userId: string | null, now: number): OutboxEntry[] {
  const isMine = (entry: OutboxEntry) => entry.ownerId === null || entry.ownerId === userId
  for (const entry of change.entries.values())
    if (entry.state === 'queued' && dependencyState(entry, change.entries) === 'failed')
      change.parkAs('parent_failed', entry, now)
  const sendable = headsOfLanes(change.entries.values()).filter((entry) => isMine(entry) && mayGo(change, entry, now))
  const cancellable = [...change.entries.values()].filter((entry) => entry.state === 'cancelling' && isMine(entry))
  return [...sendable, ...cancellable].toSorted((a, b) => a.seq - b.seq)
}

function mayGo(change: Change, entry: OutboxEntry, now: number): boolean {
  if (dependencyState(entry, change.entries) !== 'ready') return false
  const replaced = entry.replaces === null ? undefined : change.entries.get(entry.replaces)
  if (replaced === undefined || replaced.state === 'cancelled' || replaced.state === 'closed') return true
  // What this entry was to replace had gone through after all: sending both would do the act twice.
  if (replaced.state === 'applied') change.parkAs('replaced_applied', entry, now)
  return false
}

function wait(change: Change, candidates: readonly OutboxEntry[]): void {
  const times = candidates.map((entry) => entry.leaseUntil ?? entry.nextAttemptAt)
  if (times.length > 0) change.effects.push({ type: 'wait', until: Math.min(...times) })
}
