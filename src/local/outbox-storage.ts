import { isUnsettled, type OutboxEntry, type PreparedPhoto, unsentOf } from '../domain/outbox/entry'
import type { OutboxEffect, OutboxEvent, OutboxState, Step } from '../domain/outbox/events'
import { step } from '../domain/outbox/step'
import { bountyOf, forerunnersOf } from '../domain/outbox/lane'
import { throughDoor } from './database-door'
import { withRoom } from './make-room'
import { followByCopies, renewCopies } from './outbox-copy'
import { type OutboxDatabase, outboxDatabase } from './databases'
import { expectUnsent, noteLoss, setUnsentMark, unsentMark } from './unsent-tally'

/** Of all states, in the order of the index, every one that is open comes after this, and the two that may be many before. */
const BEFORE_OPEN = 'cancelled'
/** The events that are about what is settled, too. */
const ofAll: ReadonlySet<OutboxEvent['type']> = new Set(['swept', 'epoch_told', 'looked_up'])

/**
 * One step of the outbox in one transaction: read, step, write, and the photo with its entry or neither. Answers the effects once
 * the transaction is complete, so that nothing is sent or said before it is on the disk. Throws LocalFailure.
 */
export async function applyToOutbox(
  event: OutboxEvent,
  now = Date.now(),
  random = Math.random,
  photo?: PreparedPhoto | null,
  database: OutboxDatabase = outboxDatabase(),
): Promise<readonly OutboxEffect[]> {
  if ('draft' in event) expectUnsent()
  // A full device can send nothing before the engine has noted that it does: that goes before what can be fetched again.
  const transaction = () =>
    throughDoor(database, (begin) =>
      // Only a new act touches drafts: the engine's own steps would else wait for every letter that is typed.
      database.transaction('rw', ['entries', 'photos', 'clocks', ...('draft' in event ? ['drafts'] : [])], async () => {
        begin()
        const held = await load(database, event)
        const isEmpty = held.entries.size === 0 && unsentMark() !== null && (await database.entries.count()) === 0
        const next = step(held, event, now, random)
        if ('draft' in event) await Promise.all([write(database, held, next), keepNew(database, held, next, event, photo)])
        else await write(database, held, next)
        return { before: held, after: next, isLost: isEmpty }
      }),
    )
  const isNew = 'draft' in event
  const { before, after, isLost } = await withRoom(isNew ? bountyOf(event.draft) : null, transaction, !isNew)
  // An outbox that holds nothing, though work waits: the browser has lost what was there.
  if (isLost) noteLoss()
  setUnsentMark(unsentOf(after.state.entries.values()))
  if (event.type === 'swept') renewCopies(database, after.state.entries)
  else followByCopies(database, before.entries, after.state.entries)
  return after.effects
}

/** With a new act comes its photo, and the drafts that it was made of go. What stands in them once it is kept was typed later. */
async function keepNew(
  database: OutboxDatabase,
  before: OutboxState,
  after: Step,
  { draft: { opId }, draftIds = [] }: Extract<OutboxEvent, { draft: unknown }>,
  photo: PreparedPhoto | null | undefined,
): Promise<void> {
  const isNew = !before.entries.has(opId) && after.state.entries.has(opId)
  if (!isNew) return
  await Promise.all([
    photo ? database.photos.add({ id: photo.id, opId, bytes: photo.bytes, type: photo.type }) : undefined,
    draftIds.length > 0 ? database.drafts.bulkDelete([...draftIds]) : undefined,
  ])
}

/** What a step may touch, in as few rounds to the storage as it takes: every act of a person waits for it. */
async function load(database: OutboxDatabase, event: OutboxEvent): Promise<OutboxState> {
  const { entries: table } = database
  const isOfAll = ofAll.has(event.type)
  const named = [
    ...('opId' in event ? [event.opId] : []),
    ...('draft' in event ? [event.draft.opId] : []),
    ...(event.type === 'restored' ? event.entries.map(({ opId }) => opId) : []),
  ]
  const [inStates, byName, last, told] = await Promise.all([
    // One request: an `anyOf` would walk a cursor from entry to entry.
    isOfAll ? table.toArray() : table.where('state').above(BEFORE_OPEN).toArray(),
    named.length > 0 ? table.bulkGet(named) : [],
    // Only what adds entries needs the next number: a drain of hundreds is spared a look at the index for every step.
    'draft' in event || event.type === 'restored' ? table.orderBy('seq').last() : undefined,
    database.clocks.toArray(),
  ])
  const asked = inStates.filter((entry) => (isOfAll ? entry.state !== 'rejected' : isUnsettled(entry)))
  const found = [...asked, ...byName].filter((entry) => entry !== undefined)
  const entries = new Map(found.map((entry) => [entry.opId, entry]))
  const missing = [...forerunnersOf(found)].filter((opId) => !entries.has(opId))
  if (missing.length > 0) for (const entry of await table.bulkGet(missing)) if (entry) entries.set(entry.opId, entry)
  const heard = told.find((row) => row.id === 'server') ?? null
  const epoch = told.find((row) => row.id === 'epoch')?.epoch ?? null
  return { entries, nextSeq: (last?.seq ?? 0) + 1, heard, epoch }
}

async function write(database: OutboxDatabase, before: OutboxState, { state, effects }: Step): Promise<void> {
  const changed: OutboxEntry[] = [...state.entries.values()].filter((entry) => before.entries.get(entry.opId) !== entry)
  const gone = [...before.entries.keys()].filter((opId) => !state.entries.has(opId))
  if (changed.length > 0) await database.entries.bulkPut(changed)
  if (gone.length > 0) await database.entries.bulkDelete(gone)
  if (state.heard !== null && state.heard !== before.heard) await database.clocks.put({ ...state.heard, id: 'server' })
  if (state.epoch !== null && state.epoch !== before.epoch) await database.clocks.put({ id: 'epoch', epoch: state.epoch })
  for (const effect of effects) await movePhoto(database, effect)
}

async function movePhoto(database: OutboxDatabase, effect: OutboxEffect): Promise<void> {
  if (effect.type === 'drop_photo') await database.photos.delete(effect.photoId)
  if (effect.type !== 'move_photo') return
  const photo = await database.photos.get(effect.photoId)
  if (!photo) return
  await database.photos.add({ ...photo, id: effect.toPhotoId, opId: effect.toOpId })
  await database.photos.delete(effect.photoId)
}
