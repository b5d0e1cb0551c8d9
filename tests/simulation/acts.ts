import { type EntryDraft, type PreparedPhoto, viewerOf } from '../../src/domain/outbox/entry'
import type { Context } from './context.ts'
import { draftOf, editOf, mayDo, newAct, photoOf } from './person.ts'
import type { Happening } from './schedule.ts'
import { standing } from './server.ts'
import type { WorldParts } from './world-parts.ts'

/** An act that needs no form here: it's told to the outbox as it stands. */
export async function makeAct(world: WorldParts, tab: Context, happening: Extract<Happening, { do: 'act' }>): Promise<void> {
  const opId = world.newId()
  const draft = draftOf(happening, world.device.userId(), opId, await bountiesOf(world))
  if (!draft) return
  await keepAct(world, tab, draft, draft.kind === 'complete-bounty' && happening.pick % 2 === 0 ? photoOf(world.newId()) : null)
  tab.announce()
}

/** Tells an act to the outbox, and notes whether it is kept. */
export async function keepAct(world: WorldParts, tab: Context, draft: EntryDraft, photo: PreparedPhoto | null): Promise<void> {
  const about = photo && {
    id: photo.id,
    sha256: photo.sha256,
    size: photo.bytes.byteLength,
    type: photo.type,
    state: 'waiting' as const,
  }
  const act = newAct(draft, draft.ownerId, world.timeline.now)
  world.acts.set(draft.opId, act)
  const effects = await tab.tell({ type: 'enqueued', draft, photo: about, appVersion: 'simulated' }, photo)
  act.isSaved = effects !== null && !effects.some(({ type }) => type === 'refused')
}

async function bountiesOf(world: WorldParts): Promise<string[]> {
  const own = (await world.entries()).filter(({ kind }) => kind === 'create-bounty')
  return [standing.open, standing.other, standing.over, ...own.toSorted((a, b) => a.seq - b.seq).map(({ opId }) => opId)]
}

/** What a person does with one of their acts that is not confirmed. */
export async function changeAct(
  world: WorldParts,
  tab: Context,
  what: 'discard' | 'retry' | 'edit' | 'close',
  pick: number,
): Promise<void> {
  const userId = world.device.userId()
  const all = (await world.entries()).toSorted((a, b) => a.seq - b.seq)
  const mine = all.filter((entry) => [null, userId].includes(viewerOf(entry)) && mayDo(what, entry))
  const entry = mine[pick % Math.max(1, mine.length)]
  if (!entry) return
  const { opId } = entry
  const act = world.acts.get(opId)
  if (what === 'retry' && act) {
    act.monthFrom = world.timeline.now
    act.isForced ||= entry.lastError?.class === 'replaced_applied'
  }
  if (what !== 'edit') {
    await tab.tell({ type: what === 'discard' ? 'discarded' : what === 'retry' ? 'retried' : 'closed', opId })
    return tab.announce()
  }
  const spareIds = Array.from({ length: 2 * all.length + 2 }, world.newId)
  const draft = editOf(entry, world.newId())
  if (!draft) return
  await tab.tell({ type: 'replaced', opId, draft, photo: null, appVersion: 'simulated', spareIds })
  await noteReplacements(world)
  tab.announce()
}

/** An edit also makes its children anew: these are acts of the same person, too, also where the window was gone before it could say so. */
export async function noteReplacements(world: WorldParts): Promise<void> {
  for (const entry of await world.entries()) {
    const { opId, replaces } = entry
    if (replaces !== null && !world.acts.has(opId))
      world.acts.set(opId, { ...newAct(entry, viewerOf(entry), world.timeline.now), replaces, isSaved: true })
  }
}
