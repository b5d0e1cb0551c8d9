import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Sets a new password and ends every session of the account, this one too. Decision 25. */
export async function updatePassword(password: string): Promise<Answer<null>> {
  const { error } = await authClient().updateUser({ password })
  if (error) return refusalOf(error)
  const ended = await authClient().signOut({ scope: 'global' })
  // The password is set; a failure to end the sessions must not read as a failure to set it.
  if (ended.error) console.warn('The other sessions could not be ended.')
  return { ok: true, value: null }
}
