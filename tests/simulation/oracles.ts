import { entryStates, isUnsettled, type OutboxEntry } from '../../src/domain/outbox/entry'
import { isQuota } from '../../src/domain/outbox/backoff'
import { stateWords } from '../../src/domain/outbox/entry-words'
import { TOO_OLD_MS } from '../../src/domain/outbox/limits'
import { knownEpoch } from '../../src/local/outbox-reads'
import { outcomeToast } from '../../src/domain/acts/outcome-toast'
import type { KnownAct } from './person.ts'
import type { OpTruth } from './server.ts'
import type { WorldParts } from './world-parts.ts'

const answered: ReadonlySet<string> = new Set(['poison', 'integrity', 'suspect', 'skew', 'failing'])

/**
 * I1, I2, I4, I5 and the order of what depends on each other, from all that phone and server know at this moment. `isHealed`: all is well
 * again, and the phone has heard of a backup that was put back.
 */
export async function violationsIn(world: WorldParts, isHealed: boolean): Promise<string[]> {
  const entries = new Map((await world.entries()).map((entry) => [entry.opId, entry]))
  const truth = await world.server.truth()
  const mayBeUnheard = !isHealed && !(await hasHeardEpoch(world))
  const found = [...world.violations]
  for (const { opId, isSaved, isForgotten, swept, lost } of world.acts.values()) {
    if (isSaved && !isForgotten && !swept && !lost && !entries.has(opId)) found.push(`I1: ${opId} is lost`)
    if (swept && !world.wasPutBack && !isConfirmed(swept, truth.get(opId)?.outcome))
      found.push(`I1/I4: ${opId} was swept as ${swept.state}, the server says ${truth.get(opId)?.outcome ?? 'nothing'}`)
  }
  for (const entry of entries.values()) {
    const told = truth.get(entry.opId)
    if (!entryStates.includes(entry.state) || stateWords(entry, null) === '') found.push(`I5: ${entry.opId} is ${entry.state}`)
    // A server that was put back has no word of a refusal or a withdrawal any more; what was sent must go again.
    const isForgiven = told === undefined && world.wasPutBack && (entry.state !== 'applied' || mayBeUnheard)
    if (!isForgiven && !isConfirmed(entry, told?.outcome))
      found.push(`I1/I4: ${entry.opId} reads ${entry.state}, the server says ${told?.outcome ?? 'nothing'}`)
    found.push(...wronglyParked(entry, world))
    const isOrphan = entry.dependsOn.some((opId) => world.acts.get(opId)?.lost === 'gone')
    if (told?.code === 'bounty_not_found' && entry.dependsOn.length > 0 && entry.lastError === null && !isOrphan)
      found.push(`order: ${entry.opId} went before what it needs`)
  }
  for (const [opId, count] of await world.server.effects()) if (count > 1) found.push(`I2: ${opId} had ${count} effects`)
  return [
    ...found,
    ...doubledEdits(world, entries, truth),
    ...(await world.losses.copyViolations(entries, isHealed)),
    ...(await world.forms.violations(entries)),
  ]
}

/** I3 and I7, seen from the server's door. */
export function arrivalViolations(
  acts: ReadonlyMap<string, KnownAct>,
  path: string,
  userId: string | null,
  parameters: Readonly<Record<string, unknown>>,
): string[] {
  const opId = parameters['p_op_id'] ?? path.split('/')[6]
  const act = typeof opId === 'string' ? acts.get(opId) : undefined
  return [
    ...(/^\/(rest\/v1\/rpc|storage\/v1\/object)\//.test(path) ? [] : [`I7: a request to ${path}`]),
    ...(act && act.ownerId !== userId && act.ownerId !== null ? [`I3: ${act.opId} sent under ${userId ?? 'nobody'}`] : []),
    // A message of somebody who was signed in may go in their name.
    ...(act && act.ownerId === null && userId !== null && userId !== act.by
      ? [`I3: ${act.opId} of nobody sent under ${userId}`]
      : []),
  ]
}

/** Only the server's own refusal parks an act or makes it wait for a quota, and only thirty days of its time make one too old. */
function wronglyParked({ opId, state, lastError }: OutboxEntry, { network, acts, timeline }: WorldParts): string[] {
  const age = timeline.now - (acts.get(opId)?.monthFrom ?? 0)
  const isParked = state === 'needs_attention'
  return [
    ...(isParked && lastError && lastError.code !== 'photo_lost' && answered.has(lastError.class) && !network.refused.has(opId)
      ? [`strangers: ${opId} was parked (${lastError.class}) by an answer that was not the server’s`]
      : []),
    ...(isQuota(lastError) && !network.limited.has(opId) ? [`strangers: ${opId} waits for a quota that nobody named`] : []),
    ...(isParked && lastError?.class === 'too_old' && age < TOO_OLD_MS
      ? [`clocks: ${opId} was parked as too old after ${Math.round(age / 1000)} s`]
      : []),
  ]
}

/** Outcomes that came since the last look and that the person who is signed in now would be told, though the act is another's. */
export function newsToStrangers(
  before: ReadonlyMap<string, string>,
  entries: readonly OutboxEntry[],
  acts: ReadonlyMap<string, KnownAct>,
  viewerId: string | null,
): string[] {
  return entries
    .filter((entry) => before.get(entry.opId) !== entry.state && outcomeToast(entry, viewerId) !== null)
    .filter(({ opId }) => acts.get(opId)?.by !== viewerId)
    .map(({ opId }) => `told: ${viewerId ?? 'a visitor'} hears of ${opId}, which is another’s`)
}

function isConfirmed(entry: OutboxEntry, told: string | undefined): boolean {
  if (entry.state === 'applied') return told === 'applied'
  if (entry.state === 'rejected' || entry.state === 'closed') return told === 'rejected'
  if (entry.state !== 'cancelled') return true
  return told === 'cancelled' || told === 'rejected' || (entry.ownerId === null && entry.attempts === 0 && told === undefined)
}

/** An act and the edit that took its place must not both apply, unless the person was told and wanted it. */
function doubledEdits(
  { acts }: WorldParts,
  entries: ReadonlyMap<string, OutboxEntry>,
  truth: ReadonlyMap<string, OpTruth>,
): string[] {
  const isApplied = (opId: string) => {
    const { swept = null, lost = null } = acts.get(opId) ?? {}
    return (entries.get(opId)?.state ?? swept?.state ?? (lost && truth.get(opId)?.outcome)) === 'applied'
  }
  return [...acts.values()].flatMap(({ opId, replaces, isForced }) =>
    replaces !== null && isApplied(opId) && isApplied(replaces) && !isForced
      ? [`I2: ${opId} and ${replaces}, which it replaced, both applied`]
      : [],
  )
}

/** Whether the phone knows which life of the server this is. */
export async function hasHeardEpoch({ wasPutBack, server }: WorldParts): Promise<boolean> {
  return !wasPutBack || (await knownEpoch()) === (await server.epoch())
}

/** I6: what of this person's is neither settled nor parked. A wait for a quota or for a newer version counts as parked, and so does what waits for something parked; an upload that a slow link still passes on is not stuck. */
export async function stuckFor(world: WorldParts, userId: string): Promise<OutboxEntry[]> {
  const entries = new Map((await world.entries()).map((entry) => [entry.opId, entry]))
  const isParked = (entry: OutboxEntry): boolean => {
    if (entry.state === 'needs_attention') return true
    if (entry.state === 'sending' && world.network.isPassingOn(entry.opId)) return true
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
