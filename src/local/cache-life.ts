import type { OfLife } from '../domain/bounties/bounty'
import { cacheDatabase, LIFE } from './cache-database'
import { throughDoor } from './database-door'
import { withRoom } from './make-room'

/** Since when, in ms, the server has been another than the one before, as after a backup was put back; 0 where it never was. */
export async function lifeOfCache(): Promise<number> {
  return (await cacheDatabase().marks.get(LIFE))?.fetchedAt ?? 0
}

/** The server was put back: from now on any word of it counts as newer than what is cached, which stays on the screens until then. */
export async function ageCache(): Promise<void> {
  const { marks } = cacheDatabase()
  const age = () =>
    cacheDatabase().transaction('rw', marks, async () => {
      const life = Math.max(Date.now(), (await lifeOfCache()) + 1)
      await marks.put({ list: LIFE, fetchedAt: life, next: null })
    })
  await withRoom(null, () => throughDoor(cacheDatabase(), age))
}

/** Drops the created bounties of a person that a server which was put back has not told of, once it has told of all. */
export async function dropOutlivedCreated(userId: string): Promise<void> {
  const isOutlived = outlived(await lifeOfCache())
  const created = cacheDatabase().bounties.where('creatorId').equals(userId)
  await throughDoor(cacheDatabase(), () => created.filter(isOutlived).delete())
}

/** The same for what the person has accepted and pledged, of one bounty or of all. */
export async function dropOutlivedOwn(userId: string, bountyId?: string): Promise<void> {
  const isOutlived = outlived(await lifeOfCache())
  const isAsked = (row: OfLife<{ bountyId: string }>) => isOutlived(row) && (bountyId ?? row.bountyId) === row.bountyId
  const { acceptances, pledges } = cacheDatabase()
  await throughDoor(cacheDatabase(), async () => {
    await acceptances.where('userId').equals(userId).filter(isAsked).delete()
    await pledges.where('contributorId').equals(userId).filter(isAsked).delete()
  })
}

const outlived =
  (life: number) =>
  (row: OfLife<object>): boolean =>
    (row.life ?? 0) !== life
