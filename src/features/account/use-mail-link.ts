import { useEffect, useRef } from 'react'
import { mailLink, type MailLink } from '../../domain/mail-link'
import { type MayReplace, enterByMail } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { refusalText, settled } from './refusal'

/** Confirms the address or signs in by a mail's link, and says so; tells whether the person is signed in by it now. */
async function followMailLink(link: MailLink, mayReplace: MayReplace): Promise<boolean> {
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

type MailLinkUse = { mayReplace: MayReplace; onBusy: (busy: boolean) => void; onDone: () => void }

/** Follows the link of a mail that opened this page, once: a token is good for one use, and must not stay in the address. */
export function useMailLink({ mayReplace, onBusy, onDone }: MailLinkUse): void {
  const isUsed = useRef(false)

  useEffect(() => {
    const link = isUsed.current ? null : mailLink(location.search)
    if (link === null) return
    isUsed.current = true
    history.replaceState(history.state, '', location.pathname)
    async function follow(opened: NonNullable<typeof link>) {
      onBusy(true)
      if (await followMailLink(opened, mayReplace)) onDone()
      else onBusy(false)
    }
    void follow(link)
  })
}
