import { useEffect, useRef } from 'react'
import { mailLink } from '../../domain/mail-link'
import type { MayReplace } from '../../state/auth-actions'
import { followMailLink } from './follow-mail-link'

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
