import { academyNow } from '../clock'
import type { Bounty } from '../domain/bounties/bounty'
import { pointsMonth, type TodayAnswer } from '../domain/bounties/today'
import { acceptancesOf, bountyById, pledgesOf } from '../local/bounties'
import { cacheBounties, dropOutlivedCreated } from '../local/cache-bounties'
import { readStoredSession } from '../local/session-storage'
import type { Answer } from '../remote/failure'
import { listBountiesById, listCreatedBounties } from '../remote/bounties'
import { myStanding } from '../remote/leaderboard'
import { listDueReviews } from '../remote/reviews'
import { withEpochLook } from '../sync/start-sync'
import { askAndExpire, done, fetchOwn, visibleTo } from './fetch-bounties'

const rows = (bounties: readonly Bounty[]) => bounties

/** Fetches what My Bounties shows: the own bounties, acceptances and pledges, and the bounties these belong to. */
export const fetchMine = withEpochLook(readMine)

async function readMine(): Promise<Answer<true>> {
  const session = await readStoredSession()
  if (!session) return done
  const { id } = session.user
  const [created, own] = await Promise.all([askAndExpire(() => listCreatedBounties(id), rows), fetchOwn()])
  if (!created.ok) return created
  if (!own.ok) return own
  if ((await readStoredSession())?.user.id !== id) return done
  await cacheBounties(created.value)
  await dropOutlivedCreated(id)
  const [acceptances, pledges] = await Promise.all([acceptancesOf(id), pledgesOf(id)])
  const ids = [...new Set([...acceptances, ...pledges].map((row) => row.bountyId))]
  const cached = await Promise.all(ids.map((bountyId) => bountyById(bountyId)))
  // What is cached may have closed meanwhile, but a person with hundreds of old ones need not fetch them all at each visit.
  const wanted = ids.filter((_, index) => ['active', 'funded', undefined].includes(cached[index]?.status))
  if (wanted.length === 0) return done
  const answer = await askAndExpire(() => listBountiesById(wanted, true), rows)
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
