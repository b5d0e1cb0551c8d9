import { academyNow } from '../clock'
import type { Bounty } from '../domain/bounties/bounty'
import { liveStatus } from '../domain/bounties/bounty-status'
import { pointsMonth, type TodayAnswer } from '../domain/bounties/today'
import { acceptancesOf, activeIds, bountyById, listMark, pledgesOf } from '../local/bounties'
import {
  cacheAcceptances,
  cacheActivePage,
  cacheBounties,
  cachePledges,
  dropBounty,
  dropOutlivedCreated,
  dropOutlivedOwn,
} from '../local/cache-bounties'
import { readStoredSession } from '../local/session-storage'
import {
  expireDueBounties,
  listActiveBounties,
  listBountiesById,
  listCreatedBounties,
  listMyAcceptances,
  listMyPledges,
  readBounty,
} from '../remote/bounties'
import type { Answer } from '../remote/failure'
import { myStanding } from '../remote/leaderboard'
import { listDueReviews } from '../remote/reviews'
import { cacheSamples } from '../sync/cache-samples'
import { withEpochLook } from '../sync/start-sync'

const ACTIVE = 'active'
/** It is in the cache. */
const done: Answer<true> = { ok: true, value: true }

const rowsOfPage = ({ rows }: { rows: readonly Bounty[] }) => rows
const allOf = (bounties: readonly Bounty[]) => bounties
const oneOrNone = (bounty: Bounty | null) => (bounty === null ? [] : [bounty])

type Page = { ended: boolean }

/** Fetches a page of Active Bounties into the cache: the first, or the one after those that are there. `ended`: the server has no further one. */
export const fetchActive = withEpochLook(readActivePage)

/** A page of them, and with the first what is this person's own. */
export async function fetchBoard(page: 'first' | 'next'): Promise<Answer<Page>> {
  const [active] = await Promise.all([fetchActive({ more: page === 'next' }), page === 'first' && fetchOwn()])
  return active
}

async function readActivePage({ more = false }: { more?: boolean } = {}): Promise<Answer<Page>> {
  await cacheSamples()
  const after = more ? ((await listMark(ACTIVE))?.next ?? null) : null
  if (more && after === null) return { ok: true, value: { ended: true } }
  const viewer = await viewerId()
  const held = await activeIds()
  const answer = await askAndExpire(() => listActiveBounties(after), rowsOfPage)
  if (!answer.ok) return answer
  const rows = await visibleTo(viewer, answer.value.rows)
  await cacheActivePage(ACTIVE, { ...answer.value, rows, after, held }, Date.now())
  return { ok: true, value: { ended: answer.value.next === null } }
}

/** Fetches one bounty, and this person's acceptance and pledges of it. `isNone`: the server has none of that id for this person. */
export const fetchBounty = withEpochLook(readOne)

async function readOne(id: string): Promise<Answer<{ isNone: boolean }>> {
  await cacheSamples()
  const viewer = await viewerId()
  const held = await bountyById(id)
  const [answer, own] = await Promise.all([askAndExpire(() => readBounty(id, viewer !== undefined), oneOrNone), fetchOwn(id)])
  if (!answer.ok) return answer
  // A hidden bounty is for who has a part in it: not for who has signed in or out meanwhile.
  if ((await viewerId()) !== viewer) return { ok: true, value: { isNone: false } }
  if (answer.value) await cacheBounties([answer.value])
  // One that was not held when the server was asked has come since, with the act that made it.
  else if (held) await dropBounty(id)
  const isNone = answer.value === null
  return own.ok || isNone ? { ok: true, value: { isNone } } : own
}

/** Fetches what this person has accepted and pledged, of one bounty or of all. Nothing to do for a visitor. */
async function fetchOwn(bountyId?: string): Promise<Answer<true>> {
  const owner = await viewerId()
  if (owner === undefined) return done
  const [acceptances, pledges] = await Promise.all([listMyAcceptances(owner, bountyId), listMyPledges(bountyId)])
  if (!acceptances.ok) return acceptances
  if (!pledges.ok) return pledges
  // The person may have signed out meanwhile: then this is nobody's to keep.
  if ((await viewerId()) !== owner) return done
  await cacheAcceptances(acceptances.value)
  await cachePledges(pledges.value)
  await dropOutlivedOwn(owner, bountyId)
  return done
}

/** What of the rows that this viewer asked for is for everybody, once somebody has signed in or out: a hidden bounty is for who has a part in it. */
async function visibleTo(viewer: string | undefined, rows: readonly Bounty[]): Promise<readonly Bounty[]> {
  return (await viewerId()) === viewer ? rows : rows.filter(({ isHidden = false }) => !isHidden)
}

async function viewerId(): Promise<string | undefined> {
  return (await readStoredSession())?.user.id
}

/** A bounty under review stays open past its deadline: it must not have the server asked at each look. */
const atMostEveryMs = 60_000
let askedAt = Number.NEGATIVE_INFINITY

/**
 * Asks for bounties, and once more after the server has expired those whose deadline has passed: where no timer of the database does
 * it, a look does, so that every screen and everybody's notifications agree.
 */
export async function askAndExpire<T>(
  ask: () => Promise<Answer<T>>,
  rowsOf: (value: T) => readonly Bounty[],
): Promise<Answer<T>> {
  const answer = await ask()
  const now = academyNow()
  if (!answer.ok || now - askedAt < atMostEveryMs) return answer
  if (rowsOf(answer.value).every((row) => liveStatus(row, now) === row.status)) return answer
  askedAt = now
  const expired = await expireDueBounties()
  return expired.ok ? ask() : answer
}

/** Fetches what My Bounties shows: the own bounties, acceptances and pledges, and the bounties these belong to. */
export const fetchMine = withEpochLook(readMine)

async function readMine(): Promise<Answer<true>> {
  const id = await viewerId()
  if (id === undefined) return done
  const [created, own] = await Promise.all([askAndExpire(() => listCreatedBounties(id), allOf), fetchOwn()])
  if (!created.ok) return created
  if (!own.ok) return own
  if ((await viewerId()) !== id) return done
  await cacheBounties(created.value)
  await dropOutlivedCreated(id)
  const [acceptances, pledges] = await Promise.all([acceptancesOf(id), pledgesOf(id)])
  const ids = [...new Set([...acceptances, ...pledges].map((row) => row.bountyId))]
  const cached = await Promise.all(ids.map((bountyId) => bountyById(bountyId)))
  // What is cached may have closed meanwhile, but a person with hundreds of old ones need not fetch them all at each visit.
  const wanted = ids.filter((_, index) => ['active', 'funded', undefined].includes(cached[index]?.status))
  if (wanted.length === 0) return done
  const answer = await askAndExpire(() => listBountiesById(wanted, true), allOf)
  if (!answer.ok) return answer
  await cacheBounties(await visibleTo(id, answer.value))
  return done
}

/** Fetches what Today shows: the own bounties into the cache, and beside them what only the server knows. */
export async function fetchToday(): Promise<Answer<TodayAnswer>> {
  const [mine, standing, reviews] = await Promise.all([fetchMine(), myStanding('monthly'), listDueReviews()])
  if (!mine.ok) return mine
  if (!standing.ok) return standing
  if (!reviews.ok) return reviews
  const at = academyNow()
  return { ok: true, value: { at, month: pointsMonth(at), standing: standing.value, reviews: reviews.value } }
}
