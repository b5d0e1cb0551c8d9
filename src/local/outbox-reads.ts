import { isUnsettled, type OutboxEntry } from '../domain/outbox/entry'
import { bountyOf } from '../domain/outbox/lane'
import { watchAtEase } from './live'
import { outboxDatabase } from './outbox-database'

const isOf = (ownerId: string | null) => (entry: OutboxEntry) => entry.ownerId === null || entry.ownerId === ownerId

/** This person's acts and those that belong to nobody, newest first. Live inside `useLiveQuery`. */
export async function entriesOf(ownerId: string | null): Promise<OutboxEntry[]> {
  const entries = await outboxDatabase().entries.orderBy('seq').toArray()
  return entries.filter(isOf(ownerId)).toReversed()
}

/** This person's acts about one bounty, oldest first: what a screen lays over the cached row. */
export async function entriesForBounty(ownerId: string | null, bountyId: string): Promise<OutboxEntry[]> {
  if (ownerId === null) return []
  const own = await outboxDatabase().entries.where('ownerId').equals(ownerId).sortBy('seq')
  return own.filter((entry) => bountyOf(entry) === bountyId)
}

export async function entryById(opId: string): Promise<OutboxEntry | undefined> {
  return outboxDatabase().entries.get(opId)
}

/** How many acts of this person the server has not confirmed. */
export async function countUnsettled(ownerId: string | null): Promise<number> {
  return (await entriesOf(ownerId)).filter(isUnsettled).length
}

/** How many acts a flusher under this session can still bring further: parked ones wait for the person, not for a network. */
export async function sendableCount(ownerId: string | null): Promise<number> {
  const unsettled = (await entriesOf(ownerId)).filter(isUnsettled)
  return unsettled.filter(({ state }) => state !== 'needs_attention').length
}

/** Whether somebody on this phone is sending: a lease that has not run out. `now` in ms since the epoch. */
export async function isSending(now: number): Promise<boolean> {
  const sending = await outboxDatabase().entries.where('state').equals('sending').toArray()
  return sending.some(({ leaseUntil }) => leaseUntil !== null && leaseUntil > now)
}

/** How many unconfirmed acts of other accounts lie on this phone: all that may be told of them. */
export async function countOfOthers(ownerId: string | null): Promise<number> {
  const entries = await allEntries()
  return entries.filter((entry) => isUnsettled(entry) && !isOf(ownerId)(entry)).length
}

/** Every act on this phone, whoever's: for what counts or follows them, not for a screen. */
export async function allEntries(): Promise<OutboxEntry[]> {
  return outboxDatabase().entries.toArray()
}

/** Calls back with all entries now and after every change, also one that another tab or the worker makes. Answers the way to stop. */
export function watchEntries(listener: (entries: OutboxEntry[]) => void): () => void {
  return watchAtEase([outboxDatabase()], allEntries, listener, () => undefined)
}
