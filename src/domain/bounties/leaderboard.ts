import * as v from 'valibot'
import { groupedDigits } from '../text/numbers'

const leaderboardPeriods = ['monthly', 'all-time'] as const
export const LeaderboardPeriodSchema = v.picklist(leaderboardPeriods)
export type LeaderboardPeriod = v.InferOutput<typeof LeaderboardPeriodSchema>

/** Every achievement a leaderboard row can carry. */
export const achievementNames = [
  'Founding Father',
  'Community Leader',
  'Knowledge Seeker',
  'Constitution Expert',
  'Generous Donor',
  'Financial Supporter',
  'Creative Patriot',
  'Document Master',
  'History Buff',
  'Diplomatic Service',
  'Community Educator',
  'Flag Master',
  'Eagle Scout',
  'Civic Duty',
  'Liberty Bell',
  'Historical Scholar',
  'National Parks Advocate',
  'Constitutional Scholar',
] as const
export const AchievementNameSchema = v.picklist(achievementNames)
export type AchievementName = v.InferOutput<typeof AchievementNameSchema>

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const LeaderboardEntrySchema = v.object({
  id: v.string(),
  name: v.string(),
  points: Count,
  bountiesCreated: Count,
  bountiesFunded: Count,
  bountiesCompleted: Count,
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  achievements: v.array(AchievementNameSchema),
})
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntrySchema>
/** `rank` is null of who takes no part. */
export type LeaderboardRow = Omit<LeaderboardEntry, 'rank'> & { rank: number | null }

/** The podium shows the top 3, a row its first 3 achievements. */
export const podiumSize = 3
const achievementsShown = 3

/** The achievements a row shows, and how many it leaves to '+N more'. */
export function shownAchievements(all: readonly AchievementName[]): { shown: readonly AchievementName[]; more: number } {
  return { shown: all.slice(0, achievementsShown), more: Math.max(0, all.length - achievementsShown) }
}

const Place = v.nullable(v.pipe(Count, v.minValue(1)))

/**
 * Where a person stands, as `my_standing` answers it. `gap`: the points that are missing to the next rank, told as `next`. No `rank`: without points, hidden,
 * not confirmed, or below the last rank that is counted.
 */
export const StandingSchema = v.object({
  points: Count,
  rank: Place,
  gap: Place,
  next: Place,
  hidden: v.boolean(),
  confirmed: v.boolean(),
})
export type Standing = v.InferOutput<typeof StandingSchema>

/** How many bounties a person has created, pledged to and completed, as `my_deeds` answers it. */
export const DeedsSchema = v.object({ created: Count, funded: Count, completed: Count })
export type Deeds = v.InferOutput<typeof DeedsSchema>

/** So many rows the board shows. */
export const boardRows = 50

/** Whether what a person has done is told beside where they stand: who has a row on the board is told there. */
export const isOffBoard = ({ confirmed, rank }: Standing) => confirmed && (rank === null || rank > boardRows)

export const deedWords = ({ created, funded, completed }: Deeds) => `${created} created, ${funded} funded, ${completed} completed`

export const pointsOf = (points: number) => `${groupedDigits(points)} ${points === 1 ? 'point' : 'points'}`

/** 'rank 2', or 'the next rank' where its number isn't counted. */
export const nextRank = ({ next }: Standing) => (next === null ? 'the next rank' : `rank ${next}`)

/** What the own row of the leaderboard says of a person whose address is confirmed. */
export function standingWords(standing: Standing): string {
  const { points, rank, gap, hidden } = standing
  if (hidden) return `Hidden by your choice, with ${pointsOf(points)}.`
  const ahead = gap === null ? rank !== null && 'Nobody is ahead of you.' : `${pointsOf(gap)} to ${nextRank(standing)}.`
  const place =
    rank === null
      ? `${pointsOf(points)}${points > 0 ? ', below the ranks that are counted' : ''}.`
      : `Rank ${rank} with ${pointsOf(points)}.`
  return ahead ? `${place} ${ahead}` : place
}
