import type { Profile } from '../domain/profile'
import type { Answer } from './failure'
import { readRows } from './read-rows'

/** Changes the own name and leaderboard choice. Row security refuses by finding no row: that is no success. */
export function updateProfile(userId: string, profile: Profile): Promise<Answer<Profile>> {
  const columns = { display_name: profile.displayName, hide_from_leaderboard: profile.hideFromLeaderboard }
  return readRows(
    (client) => client.from('profiles').update(columns).eq('id', userId).select('id'),
    (data) => (Array.isArray(data) && data.length === 1 ? profile : undefined),
  )
}
