import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Asks for the mail with the link to `redirectTo`. An unknown address is answered the same. Decision 25. */
export async function requestPasswordReset(email: string, redirectTo: string): Promise<Answer<null>> {
  const { error } = await authClient().resetPasswordForEmail(email, { redirectTo })
  return error ? refusalOf(error) : { ok: true, value: null }
}
