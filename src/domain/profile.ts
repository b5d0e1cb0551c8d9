import * as v from 'valibot'

/** Longest display name, in characters; the database holds the same limit and is the authority. */
export const MAX_DISPLAY_NAME = 40

/** What other members see of an account. Decision 14. */
export const profileSchema = v.object({ display_name: v.string(), hide_from_leaderboard: v.boolean() })
export type Profile = { displayName: string; hideFromLeaderboard: boolean }

/** The refusal to show at the name field, or null when the name may be saved. */
export function displayNameProblem(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Please enter a display name'
  if (/\p{Cc}/u.test(trimmed)) return 'Please use letters, digits and signs only'
  return trimmed.length > MAX_DISPLAY_NAME ? `A display name has at most ${MAX_DISPLAY_NAME} characters` : null
}
