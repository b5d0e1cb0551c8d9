import { updatePassword as updateOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { type Refusal, refusalText, settled } from './refusal'

/** Sets the new password and ends the sessions; answers the refusal, or null. */
export async function updatePassword(password: string, current: string | null): Promise<Refusal | null> {
  const result = await settled(updateOnServer(password, current))
  if (!result.ok) {
    showToast({
      title: 'Update Failed',
      description: refusalText(result, 'An error occurred. Please try again.'),
      tone: 'danger',
    })
    return result
  }
  showToast({ title: 'Password Updated', description: 'Your password has been successfully updated.', tone: 'success' })
  return null
}
