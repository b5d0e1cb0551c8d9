import { delMany, keys } from 'idb-keyval'
import { isUnsettled } from '../domain/outbox/entry'
import { throughDoor } from './database-door'
import { draftPrefix } from './drafts'
import { keyvalStore } from './keyval-store'
import { outboxDatabase } from './outbox-database'
import { setUnsentMark } from './unsent-mark'

/**
 * Takes the acts of a deleted account off this phone, with their photos, and every form that was left half filled. Only for an account
 * that the server has confirmed to be gone: nothing of it could be sent any more.
 */
export async function forgetPerson(ownerId: string): Promise<void> {
  const database = outboxDatabase()
  const left = await throughDoor(database, () =>
    database.transaction('rw', database.entries, database.photos, async () => {
      const own = await database.entries.where('ownerId').equals(ownerId).primaryKeys()
      await database.photos.where('opId').anyOf(own).delete()
      await database.entries.bulkDelete(own)
      return database.entries.filter(isUnsettled).count()
    }),
  )
  setUnsentMark(left > 0)
  const drafts = (await keys(keyvalStore())).filter((key) => typeof key === 'string' && key.startsWith(draftPrefix))
  await delMany(drafts, keyvalStore())
}
