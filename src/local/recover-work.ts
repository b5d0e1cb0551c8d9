import { isUnsettled } from '../domain/outbox/entry'
import { throughDoor } from './database-door'
import { readCopies } from './outbox-copy'
import { outboxDatabase } from './databases'
import { applyToOutbox } from './outbox-storage'
import { isToLookFor, lostWork, noteBack, noteLoss } from './unsent-tally'

/**
 * Where the browser has lost the outbox, takes what waited and what was refused back from the second copies, and notes what came back and
 * what didn't. It was lost where a page has noted so, and where nothing is in it beside a mark or copies.
 */
export async function recoverWork(): Promise<void> {
  const database = outboxDatabase()
  if (!isToLookFor(lostWork())) {
    // A storage that doesn't answer has not lost anything yet.
    const count = await throughDoor(database, () => database.entries.count()).catch(() => null)
    if (count !== 0) return
    noteLoss()
  }
  const known = new Set(await database.entries.toCollection().primaryKeys())
  const copies = (await readCopies()).filter(({ entry }) => !known.has(entry.opId))
  if (copies.length === 0 && !isToLookFor(lostWork())) return
  const photos = copies.flatMap(({ entry: { opId, photo }, photo: bytes }) =>
    photo && photo.state !== 'gone' && bytes ? [{ id: photo.id, opId, bytes, type: photo.type }] : [],
  )
  await throughDoor(database, () => database.photos.bulkPut(photos))
  const effects = await applyToOutbox({ type: 'restored', entries: copies.map(({ entry }) => entry) })
  const back = effects.flatMap((effect) => (effect.type === 'came_back' ? effect.entries : [])).filter(isUnsettled)
  noteBack(back.length, Math.min(...back.map(({ createdAt }) => createdAt)))
}
