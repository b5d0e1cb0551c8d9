import { signUp as signUpOnServer } from '../../state/auth-actions'
import { challengeKey } from '../../state/human-check'
import { showToast } from '../../state/toast-store'
import { type Refusal, refusalText, settled } from './refusal'

/** A server that lets people in at once sends no mail by itself; one that doesn't has sent it with the sign-up. */
async function askForMail(email: string) {
  const { requestConfirmation } = await import('../../remote/authentication')
  return requestConfirmation(email)
}

/** Creates an account and says so; answers the refusal, or null. The free subscription row is made by the server. */
export async function signUp(email: string, password: string): Promise<Refusal | null> {
  const result = await settled(signUpOnServer(email, password))
  if (!result.ok) {
    showToast({ title: 'Sign up failed', description: refusalText(result, 'Please try again.'), tone: 'danger' })
    return result
  }
  // The account stands whether or not this mail leaves. A proof for it comes from the form's own widget, which goes with the form.
  const mail = result.signedIn ? settled(askForMail(email)) : null
  if (challengeKey() !== null) await mail
  showToast({
    title: 'Account created!',
    description: 'Please check your email to verify your account. You now have FREE access to our resources!',
    tone: 'success',
  })
  return null
}
