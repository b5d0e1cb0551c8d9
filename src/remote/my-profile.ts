import * as v from 'valibot'
import { profileSchema, type Profile } from '../domain/profile'
import type { Answer } from './failure'
import { readRows } from './read-rows'

function parseProfile(data: unknown): Profile | undefined {
  const parsed = v.safeParse(profileSchema, data)
  if (!parsed.success) return undefined
  return { displayName: parsed.output.display_name, hideFromLeaderboard: parsed.output.hide_from_leaderboard }
}

/** The own profile, every column of it. */
export function myProfile(): Promise<Answer<Profile>> {
  return readRows((client) => client.rpc('my_profile').maybeSingle(), parseProfile)
}
