import type { Profile } from '../domain/profile'
import { refusalOf, unreadable, type Answer } from './failure'

/** Changes the own name and leaderboard choice; row security lets nobody change another's. Decision 14. */
export async function updateProfile(userId: string, profile: Profile): Promise<Answer<Profile>> {
  const { dataClient } = await import('./client')
  const { data, error, status } = await dataClient()
    .from('profiles')
    .update({ display_name: profile.displayName, hide_from_leaderboard: profile.hideFromLeaderboard })
    .eq('id', userId)
    .select('id')
  if (error) return refusalOf(error, status)
  // Row security refuses by finding no row.
  return Array.isArray(data) && data.length === 1 ? { ok: true, value: profile } : unreadable
}
