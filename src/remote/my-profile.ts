import * as v from 'valibot'
import { profileSchema, type Profile } from '../domain/profile'
import { refusalOf, unreadable, type Answer } from './failure'

/** The own profile, every column of it. Decision 14. */
export async function myProfile(): Promise<Answer<Profile>> {
  const { dataClient } = await import('./client')
  const { data, error, status } = await dataClient().rpc('my_profile').maybeSingle()
  if (error) return refusalOf(error, status)
  const parsed = v.safeParse(profileSchema, data)
  if (!parsed.success) return unreadable
  const { display_name: displayName, hide_from_leaderboard: hideFromLeaderboard } = parsed.output
  return { ok: true, value: { displayName, hideFromLeaderboard } }
}
