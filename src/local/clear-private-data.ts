import { cacheDatabase } from './cache-database'
import { throughDoor } from './database-door'

/** Takes what only the signed-in person may see off the phone. Public bounties stay, and so does unsent work, which is its owner's. */
export async function clearPrivateData(): Promise<void> {
  const database = cacheDatabase()
  await throughDoor(database, () =>
    database.transaction('rw', database.acceptances, database.pledges, async () => {
      await database.acceptances.clear()
      await database.pledges.clear()
    }),
  )
}
