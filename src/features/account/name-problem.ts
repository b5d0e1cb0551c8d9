import { displayNameProblem } from '../../domain/account/profile'

/**
 * Fetches the rule for reserved names. With its table of look-alikes it is no part of what is kept for offline use: a name is set with a network,
 * and where the rule didn't come the server has the word.
 */
export const loadReservedNames = () => import('../../domain/account/reserved-names').catch(() => null)

/** The refusal to show at the name field, or null when the name may be sent. */
export async function nameProblem(name: string): Promise<string | null> {
  const rule = await loadReservedNames()
  return displayNameProblem(name, (each) => rule?.isReservedName(each) ?? false)
}
