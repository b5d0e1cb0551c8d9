import * as v from 'valibot'

export const leaderboardPeriods = ['monthly', 'all-time'] as const
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

/** The podium shows the top 3, a row its first 3 achievements. */
export const podiumSize = 3
export const achievementsShown = 3

/** Orders by points and gives equal points one rank, so that 90, 80, 80, 70 ranks 1, 2, 2, 4. */
export function withRanks<Row extends { points: number; name: string }>(rows: readonly Row[]): (Row & { rank: number })[] {
  const ordered = rows.toSorted((a, b) => b.points - a.points || a.name.localeCompare(b.name, 'en'))
  return ordered.map((row) => ({ ...row, rank: ordered.findIndex((other) => other.points === row.points) + 1 }))
}

/** The achievements a row shows, and how many it leaves to '+N more'. */
export function shownAchievements(all: readonly AchievementName[]): { shown: readonly AchievementName[]; more: number } {
  return { shown: all.slice(0, achievementsShown), more: Math.max(0, all.length - achievementsShown) }
}

/** `gap`: the points that are missing to the next rank, told as `next`; null for the first. */
export type OwnPlace = { rank: number; points: number; gap: number | null; next: number | null }

/** Where a person stands among the ranked, best first; null for who isn't there. */
export function ownPlace(entries: readonly LeaderboardEntry[], userId: string): OwnPlace | null {
  const own = entries.find(({ id }) => id === userId)
  if (own === undefined) return null
  const above = entries.findLast(({ points }) => points > own.points)
  return { rank: own.rank, points: own.points, gap: above ? above.points - own.points : null, next: above?.rank ?? null }
}
