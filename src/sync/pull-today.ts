import { academyNow } from '../clock'
import { pointsMonth, type TodayAnswer } from '../domain/today'
import { cacheAnswer } from '../local/own-values'
import { readStoredSession } from '../local/session-storage'
import type { Refusal } from '../remote/failure'
import { myStanding } from '../remote/leaderboard'
import { listDueReviews } from '../remote/reviews'
import { pullMyBounties } from './pull-my-bounties'

/** Fetches what Today shows: the own bounties into the cache, and beside them what only the server knows. `at`: when it told, in ms. */
export async function pullToday(): Promise<{ ok: true; at: number } | Refusal> {
  const session = await readStoredSession()
  if (!session) return { ok: true, at: academyNow() }
  const { id } = session.user
  const [mine, standing, reviews] = await Promise.all([pullMyBounties(), myStanding('monthly'), listDueReviews()])
  if (!mine.ok) return mine
  if (!standing.ok) return standing
  if (!reviews.ok) return reviews
  const at = academyNow()
  const told: TodayAnswer = { at, month: pointsMonth(at), standing: standing.value, reviews: reviews.value }
  await cacheAnswer(id, 'today', told)
  return { ok: true, at }
}
