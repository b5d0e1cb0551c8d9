import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Makes an account. `signedIn` is false where the server wants the address confirmed first. The subscription row is the server's. Decision 18. */
export async function signUp(email: string, password: string): Promise<Answer<{ signedIn: boolean }>> {
  const { data, error } = await authClient().signUp({ email, password })
  return error ? refusalOf(error) : { ok: true, value: { signedIn: data.session !== null } }
}
