import { signIn as signInOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { type Refusal, refusalText, settled } from './refusal'

/** Signs in and says so; answers the refusal, or null when the person is signed in. */
export async function signIn(email: string, password: string): Promise<Refusal | null> {
  const result = await settled(signInOnServer(email, password))
  if (!result.ok) {
    showToast({ title: 'Sign in failed', description: refusalText(result, 'Please try again.'), tone: 'danger' })
    return result
  }
  showToast({ title: 'Welcome back!', description: 'You have successfully signed in.', tone: 'success' })
  return null
}
