import type { MailLink } from '../../domain/mail-link'
import { followSession, startAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { refusalText, settled } from './refusal'

async function open(link: MailLink) {
  await startAuth()
  const { verifyLink } = await import('../../remote/verify-link')
  return verifyLink(link)
}

/** Confirms the address or signs in by a mail's link, and says so; tells whether the person is signed in now. Decision 25. */
export async function followMailLink(link: MailLink): Promise<boolean> {
  const result = await settled(open(link))
  if (!result.ok) {
    const description = refusalText({ ...result, message: null }, 'Please sign in, or ask for a new link.')
    showToast({ title: 'Invalid or expired link', description, tone: 'danger' })
    return false
  }
  showToast({ title: 'Email verified', description: 'Your address is confirmed and you are signed in.', tone: 'success' })
  await followSession()
  return true
}
