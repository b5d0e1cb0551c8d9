import { isUnsettled, type OutboxEntry, viewerOf } from '../domain/outbox/entry'
import { bountyOf } from '../domain/outbox/lane'
import { outboxDatabase } from './databases'
import { watchAtEase } from './live'

const isOf = (ownerId: string | null) => (entry: OutboxEntry) => viewerOf(entry) === ownerId

/** What needs no account goes under any session, and without one. */
const isSentBy = (entry: OutboxEntry, userId: string | null) => entry.ownerId === null || entry.ownerId === userId

/** This person's acts, or those that were done with nobody signed in, newest first. Live inside `useLiveQuery`. */
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

/** Which life of the server this phone knows; null before it was told. */
export async function knownEpoch(): Promise<string | null> {
  const known = await outboxDatabase().clocks.get('epoch')
  return known?.id === 'epoch' ? known.epoch : null
}

/** How many acts a flusher under this session answers for: the person's, and what needs no account. */
export async function countUnsettled(ownerId: string | null): Promise<number> {
  return (await allEntries()).filter((entry) => isUnsettled(entry) && isSentBy(entry, ownerId)).length
}

/** How many acts a flusher under this session can still bring further: parked ones wait for the person, not for a network. */
export async function sendableCount(ownerId: string | null): Promise<number> {
  const entries = await allEntries()
  return entries.filter((entry) => isUnsettled(entry) && isSentBy(entry, ownerId) && entry.state !== 'needs_attention').length
}

/** Whether somebody on this phone is sending: a lease that has not run out. `now` in ms since the epoch. */
export async function isSending(now: number): Promise<boolean> {
  const sending = await outboxDatabase().entries.where('state').equals('sending').toArray()
  return sending.some(({ leaseUntil }) => leaseUntil !== null && leaseUntil > now)
}

/** Whether it waits for another account: that it does is all that may be told of it. What its person took back isn't asked about. */
export function isOfOthers(entry: OutboxEntry, ownerId: string | null): boolean {
  return isUnsettled(entry) && entry.state !== 'cancelling' && !isSentBy(entry, ownerId)
}

export async function countOfOthers(ownerId: string | null): Promise<number> {
  const entries = await allEntries()
  return entries.filter((entry) => isOfOthers(entry, ownerId)).length
}

/** Every act on this phone, whoever's: for what counts or follows them, not for a screen. */
export async function allEntries(): Promise<OutboxEntry[]> {
  return outboxDatabase().entries.toArray()
}

/** Calls back with all entries now and after every change, also one that another tab or the worker makes. Answers the way to stop. */
export function watchEntries(
  listener: (entries: OutboxEntry[]) => void,
  fail: (error: unknown) => void = () => undefined,
): () => void {
  return watchAtEase([outboxDatabase()], allEntries, listener, fail)
}

/** The bytes of a photo that waits to be sent, or null when they are off the phone. */
export async function photoBytes(photoId: string): Promise<ArrayBuffer | null> {
  return (await outboxDatabase().photos.get(photoId))?.bytes ?? null
}
