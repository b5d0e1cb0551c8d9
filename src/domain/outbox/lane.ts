import { actOf } from '../acts/acts'
import { type EntryDraft, hasFailed, isUnsettled, type OutboxEntry } from './entry'

/** The bounty an act is about, or null. */
export function bountyOf(entry: EntryDraft | OutboxEntry): string | null {
  return actOf(entry).bountyId(entry)
}

/** Whether the bounty it is about begins with this act. */
export const makesBounty = (entry: OutboxEntry): boolean => bountyOf(entry) === entry.opId

/** First in, first out within a lane; lanes know nothing of each other. */
export function laneOf(draft: EntryDraft): string {
  const bountyId = bountyOf(draft)
  return bountyId === null ? `${draft.kind}:${draft.opId}` : `bounty:${bountyId}`
}

/** What must be applied first: the unsent creation of the same bounty, and for a completion the unsent acceptance. */
export function dependenciesOf(draft: EntryDraft, entries: Iterable<OutboxEntry>): string[] {
  const bountyId = bountyOf(draft)
  if (bountyId === null) return []
  const { needs } = actOf(draft)
  return [...entries]
    .filter((other) => other.ownerId === draft.ownerId && isUnsettled(other) && needs.includes(other.kind))
    .filter((other) => other.opId !== draft.opId && bountyOf(other) === bountyId)
    .map((other) => other.opId)
}

/** What these acts wait for or replace: as long as they are unsettled it says whether they may go. */
export function forerunnersOf(entries: readonly OutboxEntry[]): Set<string> {
  return new Set(entries.flatMap(({ dependsOn, replaces }) => (replaces === null ? dependsOn : [...dependsOn, replaces])))
}

const holdsLane: ReadonlySet<OutboxEntry['state']> = new Set(['queued', 'sending', 'waiting_auth'])

/** The first live entry of every lane and owner. Parked ones let the others pass; what needs them waits by its dependencies. */
export function headsOfLanes(entries: Iterable<OutboxEntry>): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>()
  for (const entry of [...entries].toSorted((a, b) => a.seq - b.seq)) {
    const key = `${entry.ownerId ?? ''} ${entry.lane}`
    if (holdsLane.has(entry.state) && !heads.has(key)) heads.set(key, entry)
  }
  return [...heads.values()]
}

/** `ready`: all have had their effect (or so long ago that they are swept). `failed`: one can't have it any more. */
export function dependencyState(entry: OutboxEntry, entries: ReadonlyMap<string, OutboxEntry>): 'ready' | 'waiting' | 'failed' {
  const parents = entry.dependsOn.flatMap((opId) => entries.get(opId) ?? [])
  if (parents.some(hasFailed)) return 'failed'
  return parents.some(isUnsettled) ? 'waiting' : 'ready'
}
