import type { MailLink } from '../../domain/mail-link'
import { enterByMail, type MayReplace } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { refusalText, settled } from './refusal'

/** Confirms the address or signs in by a mail's link, and says so; tells whether the person is signed in by it now. */
export async function followMailLink(link: MailLink, mayReplace: MayReplace): Promise<boolean> {
  const result = await settled(enterByMail(link, mayReplace))
  if (result.ok) {
    const description = `Your address ${result.email} is confirmed and you are signed in.`
    showToast({ title: 'Email verified', description, tone: 'success' })
  } else if (result.code !== 'stayed') {
    const description = refusalText({ ...result, message: null }, 'Please sign in, or ask for a new link.')
    showToast({ title: 'Invalid or expired link', description, tone: 'danger' })
  }
  return result.ok
}
