import { Dexie } from 'dexie'
import * as v from 'valibot'
import type { Bounty, BountyAcceptance, BountyPledge, OfLife } from '../domain/bounties/bounty'
import { databaseTime } from '../domain/time/database-time'
import { throughDoor } from './database-door'
import { type CacheDatabase, cacheDatabase, LIFE, lifeOfCache, type ListMark } from './databases'
import { withRoom } from './make-room'

/** One transaction on these tables. A full cache gives up what it can fetch again for what was fetched now. */
function write(
  tables: readonly ('bounties' | 'acceptances' | 'pledges' | 'marks')[],
  work: (database: CacheDatabase) => Promise<unknown>,
): Promise<void> {
  const database = cacheDatabase()
  const transaction = () => database.transaction('rw', [...tables], async () => void (await work(database)))
  return withRoom(null, () => throughDoor(database, transaction))
}

/** Those of the rows to be cached: a row that is older than its `cached` one came late, unless that one is of an earlier life of the server. */
function notOlder<Row extends { updatedAt: string }>(
  rows: readonly Row[],
  cached: readonly (OfLife<Row> | undefined)[],
  life: number,
): OfLife<Row>[] {
  const isNew = (row: Row, before: OfLife<Row> | undefined) =>
    before === undefined || (before.life ?? 0) !== life || Date.parse(row.updatedAt) >= Date.parse(before.updatedAt)
  return markedBy(
    rows.filter((row, index) => isNew(row, cached[index])),
    life,
  )
}

const markedBy = <Row extends object>(rows: readonly Row[], life: number): OfLife<Row>[] =>
  rows.map((row): OfLife<Row> => (life === 0 ? row : { ...row, life }))

/** Caches rows of the server. */
export async function cacheBounties(rows: readonly Bounty[]): Promise<void> {
  await write(['bounties', 'marks'], async ({ bounties }) => {
    const cached = await bounties.bulkGet(rows.map(({ id }) => id))
    await bounties.bulkPut(notOlder(rows, cached, await lifeOfCache()))
  })
}

/** What an act's answer tells: the bounty as it is now, and what the act made of it. */
export type BountyNews = { bounty: Bounty | null; acceptance: BountyAcceptance | null; pledge: BountyPledge | null }

/** Caches all of an answer at once, so that the screens are told once. */
export async function cacheBountyNews({ bounty, acceptance, pledge }: BountyNews): Promise<void> {
  await write(['bounties', 'acceptances', 'pledges', 'marks'], async () => {
    if (bounty) await cacheBounties([bounty])
    if (acceptance) await cacheAcceptances([acceptance])
    if (pledge) await cachePledges([pledge])
  })
}

/** Adds the rows that are not there yet, leaves the others as they are, and marks that it was done. */
export async function addMissingBounties(list: string, rows: readonly Bounty[], now: number): Promise<void> {
  await write(['bounties', 'marks'], async ({ bounties, marks }) => {
    const cached = await bounties.bulkGet(rows.map(({ id }) => id))
    await bounties.bulkAdd(rows.filter((_, index) => cached[index] === undefined))
    await marks.put({ list, fetchedAt: now, next: null })
  })
}

/** `held`: the active bounties that were cached when the page was asked for. */
export type ActivePage = {
  rows: readonly Bounty[]
  after: ListMark['next']
  next: ListMark['next']
  held: ReadonlySet<string>
}

/**
 * Caches a page of Active Bounties and its mark, and drops what lay between its ends and the server no longer lists: not what an act has
 * brought since the page was asked for, of which it can't tell.
 */
export async function cacheActivePage(list: string, { rows, after, next, held }: ActivePage, fetchedAt: number): Promise<void> {
  await write(['bounties', 'marks'], async ({ bounties, marks }) => {
    const oldest = next ? keyOf(next) : ['active', Dexie.minKey]
    const newest = after ? keyOf(after) : ['active', Dexie.maxKey]
    const listed = new Set(rows.map(({ id }) => id))
    const inRange = await bounties.where('[status+createdAt+id]').between(oldest, newest, true, false).primaryKeys()
    const unlisted = inRange.filter((id) => held.has(id) && !listed.has(id))
    // A hidden one is on no list, and is kept for who has a part in it.
    const rest = await bounties.bulkGet(unlisted)
    await bounties.bulkDelete(unlisted.filter((_, index) => rest[index]?.isHidden !== true))
    await cacheBounties(rows)
    await marks.put({ list, fetchedAt, next })
  })
}

/** A cursor as the cache's index spells it. */
const keyOf = ({ createdAt, id }: NonNullable<ListMark['next']>) => ['active', v.parse(databaseTime, createdAt), id]

/** The server has no such bounty for this person. */
export async function dropBounty(id: string): Promise<void> {
  await write(['bounties'], ({ bounties }) => bounties.delete(id))
}

export async function cacheAcceptances(rows: readonly BountyAcceptance[]): Promise<void> {
  await write(['acceptances', 'marks'], async ({ acceptances }) => {
    const cached = await acceptances.bulkGet(rows.map(({ userId, bountyId }) => [userId, bountyId]))
    await acceptances.bulkPut(notOlder(rows, cached, await lifeOfCache()))
  })
}

export async function cachePledges(rows: readonly BountyPledge[]): Promise<void> {
  await write(['pledges', 'marks'], async ({ pledges }) => pledges.bulkPut(markedBy(rows, await lifeOfCache())))
}

/** The server was put back: from now on any word of it counts as newer than what is cached, which stays on the screens until then. */
export async function ageCache(): Promise<void> {
  await write(['marks'], async ({ marks }) => {
    const life = Math.max(Date.now(), (await lifeOfCache()) + 1)
    await marks.put({ list: LIFE, fetchedAt: life, next: null })
  })
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
