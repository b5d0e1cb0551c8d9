import { Dexie } from 'dexie'
import * as v from 'valibot'
import type { Bounty, BountyAcceptance, BountyPledge } from '../domain/bounty'
import { databaseTime } from '../domain/database-time'
import { cacheDatabase, type ListMark } from './cache-database'
import { throughDoor } from './database-door'
import { withRoom } from './make-room'

/** A full cache gives up what it can fetch again for what was fetched now. */
const keep = <T>(work: () => Promise<T>): Promise<T> => withRoom(null, () => throughDoor(cacheDatabase(), work))

/** A row that is older than the one kept came late, and is dropped. `kept`: by the place of the row. */
function notOlder<Row extends { updatedAt: string }>(rows: readonly Row[], kept: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row, index) => Date.parse(row.updatedAt) >= Date.parse(kept[index]?.updatedAt ?? row.updatedAt))
}

/** Keeps rows of the server. */
export async function putBounties(rows: readonly Bounty[]): Promise<void> {
  const database = cacheDatabase()
  await keep(() =>
    database.transaction('rw', database.bounties, async () => {
      const kept = await database.bounties.bulkGet(rows.map(({ id }) => id))
      await database.bounties.bulkPut(notOlder(rows, kept))
    }),
  )
}

/** What an act's answer tells: the bounty as it is now, and what the act made of it. */
export type BountyNews = { bounty: Bounty | null; acceptance: BountyAcceptance | null; pledge: BountyPledge | null }

/** Keeps all of an answer at once, so that the screens are told once. */
export async function putBountyNews({ bounty, acceptance, pledge }: BountyNews): Promise<void> {
  const database = cacheDatabase()
  await keep(() =>
    database.transaction('rw', database.bounties, database.acceptances, database.pledges, async () => {
      if (bounty) await putBounties([bounty])
      if (acceptance) await putAcceptances([acceptance])
      if (pledge) await putPledges([pledge])
    }),
  )
}

/** Adds the rows that are not there yet, leaves the others as they are, and marks that it was done. */
export async function addMissingBounties(list: string, rows: readonly Bounty[], now: number): Promise<void> {
  const database = cacheDatabase()
  await keep(() =>
    database.transaction('rw', database.bounties, database.marks, async () => {
      const kept = await database.bounties.bulkGet(rows.map(({ id }) => id))
      await database.bounties.bulkAdd(rows.filter((_, index) => kept[index] === undefined))
      await database.marks.put({ list, fetchedAt: now, next: null })
    }),
  )
}

export type ActivePage = { rows: readonly Bounty[]; after: ListMark['next']; next: ListMark['next'] }

/** Keeps a page of Active Bounties and its mark, and drops what lay between its ends and the server no longer lists. */
export async function putActivePage(list: string, { rows, after, next }: ActivePage, fetchedAt: number): Promise<void> {
  const database = cacheDatabase()
  await keep(() =>
    database.transaction('rw', database.bounties, database.marks, async () => {
      const oldest = next ? keyOf(next) : ['active', Dexie.minKey]
      const newest = after ? keyOf(after) : ['active', Dexie.maxKey]
      const listed = new Set(rows.map(({ id }) => id))
      const inRange = await database.bounties.where('[status+createdAt+id]').between(oldest, newest, true, false).primaryKeys()
      await database.bounties.bulkDelete(inRange.filter((id) => !listed.has(id)))
      await putBounties(rows)
      await database.marks.put({ list, fetchedAt, next })
    }),
  )
}

/** A cursor as the cache's index spells it. */
const keyOf = ({ createdAt, id }: NonNullable<ListMark['next']>) => ['active', v.parse(databaseTime, createdAt), id]

/** The server has no such bounty for this person. */
export async function dropBounty(id: string): Promise<void> {
  const database = cacheDatabase()
  await keep(() => database.bounties.delete(id))
}

export async function putAcceptances(rows: readonly BountyAcceptance[]): Promise<void> {
  const database = cacheDatabase()
  await keep(() =>
    database.transaction('rw', database.acceptances, async () => {
      const kept = await database.acceptances.bulkGet(rows.map(({ userId, bountyId }) => [userId, bountyId]))
      await database.acceptances.bulkPut(notOlder(rows, kept))
    }),
  )
}

export async function putPledges(rows: readonly BountyPledge[]): Promise<void> {
  const database = cacheDatabase()
  await keep(async () => void (await database.pledges.bulkPut([...rows])))
}
