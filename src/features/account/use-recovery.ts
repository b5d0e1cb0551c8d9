import { useEffect, useRef, useState } from 'react'
import { recoveryLink } from '../../domain/recovery-link'
import { enterByMail, type MayReplace } from '../../state/auth-actions'
import { useAuth } from '../../state/auth-store'
import { settled } from './refusal'

export type Recovery = 'checking' | 'ready' | 'invalid' | 'unreachable' | 'stayed'

const outcomes: Record<string, Recovery> = { offline: 'unreachable', stayed: 'stayed' }

/** Whether a new password may be chosen here: by the link's token or by a session. */
export function useRecovery(mayReplace: MayReplace): { recovery: Recovery; retry: () => void } {
  const status = useAuth((auth) => auth.status)
  const [byLink, setByLink] = useState<Recovery | 'none'>('checking')
  const isUsed = useRef(false)

  async function verify(tokenHash: string) {
    setByLink('checking')
    const result = await settled(enterByMail({ tokenHash, type: 'recovery' }, mayReplace))
    if (!result.ok) return setByLink(outcomes[result.code ?? ''] ?? 'invalid')
    // A used token must not stand in the address: a reload would fail with it, and the history would keep it.
    history.replaceState(history.state, '', location.pathname)
    setByLink('ready')
  }

  function readLink() {
    const link = recoveryLink(location.search, location.hash)
    if (link.kind === 'token') void verify(link.tokenHash)
    else setByLink(link.kind === 'expired' ? 'invalid' : 'none')
  }

  useEffect(() => {
    // A token works once, and effects run twice in development.
    if (isUsed.current) return
    isUsed.current = true
    readLink()
  })

  if (byLink !== 'none') return { recovery: byLink, retry: readLink }
  if (status === 'signed-in') return { recovery: 'ready', retry: readLink }
  return { recovery: status === 'loading' ? 'checking' : 'invalid', retry: readLink }
}
