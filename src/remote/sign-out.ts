import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Ends this device's session on the server. The caller forgets it on the device whatever the answer is. */
export async function signOut(): Promise<Answer<null>> {
  const { error } = await authClient().signOut({ scope: 'local' })
  return error ? refusalOf(error) : { ok: true, value: null }
}
