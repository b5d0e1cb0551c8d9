import { forgetSession } from '../../local/session-storage'
import { followSession } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { refusalText, type Refusal, settled } from './refusal'

async function ask(email: string) {
  const { deleteAccount: deleteOnServer } = await import('../../remote/account')
  return deleteOnServer(email)
}

/** Deletes the account for good, with what of it waits on this device, and ends the session here; answers the refusal, or null. */
export async function deleteAccount(userId: string, email: string): Promise<Refusal | null> {
  const result = await settled(ask(email))
  if (!result.ok) {
    const description = refusalText(result, 'Your account could not be deleted. Please try again.')
    showToast({ title: 'Error', description, tone: 'danger' })
    return result
  }
  const { forgetPerson } = await import('../../local/forget-person')
  await forgetPerson(userId, 'nothing')
  await forgetSession()
  await followSession()
  showToast({ title: 'Account deleted', description: 'Your account and its data are gone.' })
  return null
}
