import * as v from 'valibot'
import { humanTextProblem } from '../text/human-text'
import { tooLongProblem } from '../text/text-length'

/** Longest display name, in characters; the database holds the same limit and is the authority. */
export const MAX_DISPLAY_NAME = 40

/** What other members see of an account. */
export const profileSchema = v.object({ display_name: v.string(), hide_from_leaderboard: v.boolean() })
export type Profile = { displayName: string; hideFromLeaderboard: boolean }

export const reservedNameWords =
  'This name is reserved: it reads as the academy’s own. Add a name or an initial of yours, or leave out Wayfinder, Moderator and Admin.'

/**
 * The refusal to show at the name field, or null when the name may be saved. `isReserved` is the rule of `reserved-names`, which is loaded apart: its
 * table is large.
 */
export function displayNameProblem(name: string, isReserved: (name: string) => boolean): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Please enter a display name'
  const unseen = humanTextProblem(trimmed, false)
  if (unseen !== null) return unseen
  if (isReserved(trimmed)) return reservedNameWords
  return tooLongProblem(trimmed, MAX_DISPLAY_NAME)
}
