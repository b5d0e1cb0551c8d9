import { registerFreeTier as registerOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { type Refusal, refusalText, settled } from './refusal'

/** Creates a free account by email alone and signs in with it; answers the refusal, or null. */
export async function registerFreeTier(email: string): Promise<Refusal | null> {
  const result = await settled(registerOnServer(email))
  if (!result.ok) {
    showToast({
      title: 'Registration failed',
      description: refusalText(result, 'An error occurred during registration.'),
      tone: 'danger',
    })
    return result
  }
  showToast({
    title: 'Account created!',
    description: 'Your free account has been created. Check your email for login details.',
    tone: 'success',
  })
  return null
}
