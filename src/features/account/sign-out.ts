import { signOut as signOutOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { settled } from './refusal'

/** Ends the session on this device and says so; tells whether it ended. Specification, section 8. */
export async function signOut(): Promise<boolean> {
  const result = await settled(signOutOnServer())
  if (result.ok) showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
  else showToast({ title: 'Error', description: 'There was a problem signing you out.', tone: 'danger' })
  return result.ok
}
