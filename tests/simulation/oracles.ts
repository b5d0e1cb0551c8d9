import { entryStates, isUnsettled, type OutboxEntry } from '../../src/domain/outbox/entry'
import { isQuota } from '../../src/domain/outbox/backoff'
import { stateWords } from '../../src/domain/outbox/state-words'
import type { World } from './world.ts'

/** I1, I2, I4, I5 and the order of what depends on each other, from all that phone and server know at this moment. */
export async function violationsIn(world: World): Promise<string[]> {
  const entries = new Map((await world.entries()).map((entry) => [entry.opId, entry]))
  const truth = await world.server.truth()
  const found = [...world.violations]
  for (const { opId, isSaved } of world.acts.values()) if (isSaved && !entries.has(opId)) found.push(`I1: ${opId} is lost`)
  for (const entry of entries.values()) {
    const told = truth.get(entry.opId)
    if (!entryStates.includes(entry.state) || stateWords(entry, null) === '') found.push(`I5: ${entry.opId} is ${entry.state}`)
    if (!isConfirmed(entry, told?.outcome))
      found.push(`I1/I4: ${entry.opId} reads ${entry.state}, the server says ${told?.outcome ?? 'nothing'}`)
    if (told?.code === 'bounty_not_found' && entry.dependsOn.length > 0 && entry.lastError === null)
      found.push(`order: ${entry.opId} went before what it needs`)
  }
  for (const [opId, count] of await world.server.effects()) if (count > 1) found.push(`I2: ${opId} had ${count} effects`)
  return [...found, ...doubledEdits(world, entries)]
}

function isConfirmed(entry: OutboxEntry, told: string | undefined): boolean {
  if (entry.state === 'applied') return told === 'applied'
  if (entry.state === 'rejected' || entry.state === 'closed') return told === 'rejected'
  if (entry.state !== 'cancelled') return true
  return told === 'cancelled' || told === 'rejected' || (entry.ownerId === null && entry.attempts === 0 && told === undefined)
}

/** An act and the edit that took its place must not both apply, unless the person was told and wanted it. */
function doubledEdits({ acts }: World, entries: ReadonlyMap<string, OutboxEntry>): string[] {
  return [...acts.values()].flatMap(({ opId, replaces, isForced }) => {
    const both = replaces !== null && entries.get(opId)?.state === 'applied' && entries.get(replaces)?.state === 'applied'
    return both && !isForced ? [`I2: ${opId} and ${replaces ?? ''}, which it replaced, both applied`] : []
  })
}

/** I6: what of this person's is neither settled nor parked. A wait for a quota or for a newer version counts as parked, and so does what waits for something parked. */
export async function stuckFor(world: World, userId: string): Promise<OutboxEntry[]> {
  const entries = new Map((await world.entries()).map((entry) => [entry.opId, entry]))
  const isParked = (entry: OutboxEntry): boolean => {
    if (entry.state === 'needs_attention') return true
    if (entry.lastError?.class === 'skew' || isQuota(entry.lastError)) return true
    return [...entry.dependsOn, entry.replaces].some((opId) => {
      const parent = opId === null ? undefined : entries.get(opId)
      return parent !== undefined && isUnsettled(parent) && isParked(parent)
    })
  }
  const waitsInLane = (entry: OutboxEntry): boolean =>
    [...entries.values()].some(
      (other) =>
        other.lane === entry.lane &&
        other.ownerId === entry.ownerId &&
        other.seq < entry.seq &&
        isUnsettled(other) &&
        isParked(other),
    )
  return [...entries.values()].filter(
    (entry) =>
      (entry.ownerId === null || entry.ownerId === userId) && isUnsettled(entry) && !isParked(entry) && !waitsInLane(entry),
  )
}
