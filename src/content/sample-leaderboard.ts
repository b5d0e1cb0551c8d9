import type { AchievementName, LeaderboardPeriod, LeaderboardRow } from '../domain/bounties/leaderboard'
import { sampleMembers, type SampleMemberKey } from './sample-members'

type Score = { points: number; created: number; funded: number; completed: number }

/** Whom README hands out to sign in: their scores are what the database counts of their bounties and pledges, none is made up. */
export const signInSamples = ['casey', 'sam', 'morgan'] as const satisfies readonly SampleMemberKey[]

type ActsNever = Exclude<SampleMemberKey, (typeof signInSamples)[number]>

/** What a sample member who never acts shows below the leaderboard, while few have scored. */
type SampleStanding = { member: ActsNever; monthly: Score; allTime: Score; achievements: readonly AchievementName[] }

const sampleStandings: readonly SampleStanding[] = [
  {
    member: 'avery',
    monthly: { points: 270, created: 2, funded: 3, completed: 3 },
    allTime: { points: 1480, created: 12, funded: 18, completed: 19 },
    achievements: ['Founding Father', 'Constitution Expert', 'Constitutional Scholar', 'Generous Donor', 'Document Master'],
  },
  {
    member: 'quinn',
    monthly: { points: 185, created: 1, funded: 3, completed: 3 },
    allTime: { points: 940, created: 7, funded: 14, completed: 13 },
    achievements: ['Historical Scholar', 'History Buff', 'Knowledge Seeker'],
  },
  {
    member: 'riley',
    monthly: { points: 160, created: 1, funded: 4, completed: 2 },
    allTime: { points: 1025, created: 8, funded: 22, completed: 11 },
    achievements: ['Flag Master', 'Financial Supporter', 'Eagle Scout'],
  },
  {
    member: 'harper',
    monthly: { points: 145, created: 1, funded: 4, completed: 1 },
    allTime: { points: 780, created: 6, funded: 19, completed: 8 },
    achievements: ['Generous Donor', 'Civic Duty'],
  },
  {
    member: 'jordan',
    monthly: { points: 120, created: 1, funded: 3, completed: 1 },
    allTime: { points: 610, created: 4, funded: 11, completed: 7 },
    achievements: ['Flag Master', 'Community Educator'],
  },
  {
    member: 'dana',
    monthly: { points: 105, created: 1, funded: 2, completed: 1 },
    allTime: { points: 545, created: 6, funded: 8, completed: 6 },
    achievements: ['National Parks Advocate', 'History Buff'],
  },
  {
    member: 'lee',
    monthly: { points: 85, created: 1, funded: 1, completed: 1 },
    allTime: { points: 430, created: 3, funded: 6, completed: 5 },
    achievements: ['National Parks Advocate'],
  },
]

/** The sample standings as rows without a rank, the most points first: they stand in nobody's way. */
export function sampleLeaderboard(period: LeaderboardPeriod): LeaderboardRow[] {
  const rows = sampleStandings.map((standing) => {
    const score = period === 'monthly' ? standing.monthly : standing.allTime
    return {
      id: sampleMembers[standing.member].id,
      rank: null,
      name: sampleMembers[standing.member].displayName,
      points: score.points,
      bountiesCreated: score.created,
      bountiesFunded: score.funded,
      bountiesCompleted: score.completed,
      achievements: [...standing.achievements],
    }
  })
  return rows.toSorted((a, b) => b.points - a.points)
}
