import { academyNow } from '../clock'
import { pointsMonth, type TodayAnswer } from '../domain/today'
import type { Answer } from '../remote/failure'
import { myStanding } from '../remote/leaderboard'
import { listDueReviews } from '../remote/reviews'
import { pullMyBounties } from './pull-my-bounties'

/** Fetches what Today shows: the own bounties into the cache, and beside them what only the server knows. */
export async function pullToday(): Promise<Answer<TodayAnswer>> {
  const [mine, standing, reviews] = await Promise.all([pullMyBounties(), myStanding('monthly'), listDueReviews()])
  if (!mine.ok) return mine
  if (!standing.ok) return standing
  if (!reviews.ok) return reviews
  const at = academyNow()
  return { ok: true, value: { at, month: pointsMonth(at), standing: standing.value, reviews: reviews.value } }
}
