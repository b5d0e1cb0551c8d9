import { requestPasswordReset as requestOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { type Refusal, refusalText, settled } from './refusal'

/** Asks for the mail with the link; answers the refusal, or null. An unknown address is taken as well, so that nobody can probe for accounts. */
export async function requestPasswordReset(email: string): Promise<Refusal | null> {
  const result = await settled(requestOnServer(email))
  if (!result.ok) {
    showToast({
      title: 'Password Reset Failed',
      description: refusalText(result, 'An error occurred. Please try again.'),
      tone: 'danger',
    })
    return result
  }
  showToast({
    title: 'Password Reset Email Sent',
    description: 'Check your email for a link to reset your password.',
    tone: 'success',
  })
  return null
}
