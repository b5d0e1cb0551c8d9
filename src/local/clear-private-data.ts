import { cacheDatabase } from './cache-database'
import { throughDoor } from './database-door'

/** Takes what only the signed-in person may see off the phone, hidden bounties too. Public ones stay. */
export async function clearPrivateData(): Promise<void> {
  const database = cacheDatabase()
  await throughDoor(database, () =>
    database.transaction('rw', database.bounties, database.acceptances, database.pledges, async () => {
      await database.acceptances.clear()
      await database.pledges.clear()
      await database.bounties.filter(({ isHidden = false }) => isHidden).delete()
    }),
  )
}
