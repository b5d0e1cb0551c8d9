import type { BountyCategory } from '../domain/bounties/bounty-category'
import type { AchievementName } from '../domain/bounties/leaderboard'

type Metric = 'created' | 'funded' | 'funded_dollars' | 'completed'
export type AchievementRule = { metric: Metric; category: BountyCategory | null; threshold: number }

const completed = (threshold: number, category: BountyCategory | null = null): AchievementRule => ({
  metric: 'completed',
  category,
  threshold,
})
const made = (metric: Metric, threshold: number): AchievementRule => ({ metric, category: null, threshold })

/** What each achievement takes, as the database counts it; null for those that only sample members carry. */
export const achievementRules: Readonly<Record<AchievementName, AchievementRule | null>> = {
  'Founding Father': made('created', 10),
  'Community Leader': made('created', 5),
  'Creative Patriot': made('created', 3),
  'Generous Donor': made('funded_dollars', 500),
  'Financial Supporter': made('funded', 5),
  'Constitutional Scholar': completed(10, 'Constitutional Studies'),
  'Constitution Expert': completed(3, 'Constitutional Studies'),
  'Historical Scholar': completed(10, 'Historical Knowledge'),
  'History Buff': completed(3, 'Historical Knowledge'),
  'Flag Master': completed(3, 'Flag Etiquette'),
  'Civic Duty': completed(3, 'Civic Engagement'),
  'Community Educator': completed(3, 'Community Service'),
  'Liberty Bell': completed(10),
  'Knowledge Seeker': completed(1),
  'Document Master': null,
  'Diplomatic Service': null,
  'Eagle Scout': null,
  'National Parks Advocate': null,
}

/** How an achievement is earned, in a sentence. */
export function achievementWords(name: AchievementName): string {
  const rule = achievementRules[name]
  if (rule === null) return 'Made up for the sample members. It can’t be earned yet.'
  const { metric, category, threshold } = rule
  const bounties = `${threshold} ${threshold === 1 ? 'bounty' : 'bounties'}`
  if (metric === 'created') return `Create ${bounties} that somebody else funds.`
  if (metric === 'funded') return `Pledge under your name to ${bounties} of others.`
  if (metric === 'funded_dollars') return `Pledge $${threshold} in all under your name to bounties of others.`
  return `Have your completion of ${bounties}${category === null ? '' : ` in ${category}`} approved.`
}
