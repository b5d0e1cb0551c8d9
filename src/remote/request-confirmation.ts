import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Asks for the mail that confirms the address of an account that is signed in already. Decision 18. */
export async function requestConfirmation(email: string): Promise<Answer<null>> {
  const { error } = await authClient().signInWithOtp({ email, options: { shouldCreateUser: false } })
  return error ? refusalOf(error) : { ok: true, value: null }
}
