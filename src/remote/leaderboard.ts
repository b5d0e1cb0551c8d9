import * as v from 'valibot'
import {
  AchievementNameSchema,
  boardRows,
  type Deeds,
  DeedsSchema,
  StandingSchema,
  type LeaderboardEntry,
  type LeaderboardPeriod,
  type Standing,
} from '../domain/bounties/leaderboard'
import { parsedAs } from '../domain/app/parsed-as'
import type { Answer } from './failure'
import { readList, rowOf } from './read-pages'
import { readRows } from './data-client'

const count = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.integer(), v.minValue(0))
const RowSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    points: count,
    bounties_created: count,
    bounties_funded: count,
    bounties_completed: count,
    rank: count,
    achievements: v.array(v.string()),
  }),
  v.transform(({ bounties_created, bounties_funded, bounties_completed, achievements, ...row }): LeaderboardEntry => ({
    ...row,
    bountiesCreated: bounties_created,
    bountiesFunded: bounties_funded,
    bountiesCompleted: bounties_completed,
    achievements: achievements.filter((name) => v.is(AchievementNameSchema, name)),
  })),
)

/** The best of a period, ranked by the server. */
export function leaderboard(period: LeaderboardPeriod): Promise<Answer<LeaderboardEntry[]>> {
  return readList(
    boardRows,
    (client, last, limit) => client.rpc('leaderboard', { p_period: period, p_limit: limit, p_after_id: last?.['id'] ?? null }),
    rowOf(RowSchema),
  )
}

/** What the signed-in person has done in a period, on the board or not. */
export const myDeeds = (period: LeaderboardPeriod): Promise<Answer<Deeds>> =>
  readRows((client) => client.rpc('my_deeds', { p_period: period }).maybeSingle(), parsedAs(DeedsSchema))

/** Where the signed-in person stands in a period, on the board or not. */
export function myStanding(period: LeaderboardPeriod): Promise<Answer<Standing>> {
  return readRows((client) => client.rpc('my_standing', { p_period: period }).maybeSingle(), parsedAs(StandingSchema))
}
