import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Signs in with a password; the auth store follows by the client's events. */
export async function signIn(email: string, password: string): Promise<Answer<null>> {
  const { error } = await authClient().signInWithPassword({ email, password })
  return error ? refusalOf(error) : { ok: true, value: null }
}
