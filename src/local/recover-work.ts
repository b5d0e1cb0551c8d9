import { isUnsettled } from '../domain/outbox/entry'
import { throughDoor } from './database-door'
import { readCopies } from './outbox-copy'
import { outboxDatabase } from './outbox-database'
import { applyToOutbox } from './outbox-storage'
import { lostWork, noteLost, unsentMark } from './unsent-tally'

/** What was lost and not yet looked for: as a page noted it, or an outbox without any entry although the mark tells of one. */
async function lossNow() {
  const noted = lostWork()
  if (noted) return noted.back === null ? noted : null
  const unsent = unsentMark()
  if (unsent === null || (await outboxDatabase().entries.count()) > 0) return null
  noteLost(unsent)
  return unsent
}

/** Where the browser has lost the outbox, takes what waited back from its second copies, and notes what came back and what didn't. */
export async function recoverWork(): Promise<void> {
  const loss = await lossNow()
  if (loss === null) return
  const database = outboxDatabase()
  const known = new Set(await database.entries.toCollection().primaryKeys())
  const copies = (await readCopies()).filter(({ entry }) => !known.has(entry.opId))
  const photos = copies.flatMap(({ entry: { opId, photo }, photo: bytes }) =>
    photo && bytes ? [{ id: photo.id, opId, bytes, type: photo.type }] : [],
  )
  await throughDoor(database, () => database.photos.bulkPut(photos))
  await applyToOutbox({ type: 'restored', entries: copies.map(({ entry }) => entry) }, Date.now(), Math.random)
  noteLost(loss, copies.filter(({ entry }) => isUnsettled(entry)).length)
}
