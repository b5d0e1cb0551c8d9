import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { recoveryLink } from '../../domain/recovery-link'
import { enterByMail, type MayReplace } from '../../state/auth-actions'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { useAccountSwitch } from './account-switch'
import { offlineAsRefusal } from './refusal'
import { Notes, SideNotes } from './side-notes'
import { UpdatePasswordForm } from './update-password-form'

type Recovery = 'checking' | 'ready' | 'invalid' | 'unreachable' | 'stayed'

const outcomes: Record<string, Recovery> = { offline: 'unreachable', stayed: 'stayed' }

/** Whether a new password may be chosen here: by the link's token or by a session. */
function useRecovery(mayReplace: MayReplace): { recovery: Recovery; retry: () => void } {
  const status = useAuth((auth) => auth.status)
  const [byLink, setByLink] = useState<Recovery | 'none'>('checking')
  const isUsed = useRef(false)

  async function verify(tokenHash: string) {
    setByLink('checking')
    const result = await offlineAsRefusal(enterByMail({ tokenHash, type: 'recovery' }, mayReplace))
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

type LinkCheckProps = { recovery: Recovery; onRetry: () => void; children: ReactNode }

/** Shows its children once the link in the mail was found good. */
function LinkCheck({ recovery, onRetry, children }: LinkCheckProps) {
  if (recovery === 'ready') return children
  if (recovery !== 'unreachable') return <output>Checking your link...</output>
  return (
    <Alert tone="warning" title="We could not check your link" action={<Button onClick={onRetry}>Try again</Button>}>
      The server did not answer. Check your connection; your link is still good.
    </Alert>
  )
}

const notes = [
  'The new password ends every session of your account: you sign in again on each device.',
  'A sentence that only you know is longer, and easier to keep, than a word with signs in it.',
  'Use it nowhere else. A password manager may fill it in.',
]

/** How long the confirmation stays before the sign-in page follows. */
const REDIRECT_AFTER_MS = 3000

function PasswordUpdated() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => void navigate({ to: '/auth', replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className="grid justify-items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Password Updated Successfully!
      </h2>
      <p>Your password has been changed. You will be redirected to the login page.</p>
      <Link to="/auth" replace className={buttonClass()}>
        Sign in now
      </Link>
    </div>
  )
}

export function UpdatePasswordScreen({ back }: { back: ReactNode }) {
  const navigate = useNavigate()
  const { mayReplace, question } = useAccountSwitch()
  const { recovery, retry } = useRecovery(mayReplace)
  const [phase, setPhase] = useState<'form' | 'working' | 'updated'>('form')

  // The update ends the session: from the submit on, its absence is no sign of a bad link.
  const isRefused = recovery === 'invalid' && phase === 'form'
  useEffect(() => {
    if (!isRefused) return
    showToast({
      title: 'Invalid or expired link',
      description: 'Please request a new password reset link.',
      tone: 'danger',
    })
    void navigate({ to: '/auth', replace: true })
  }, [isRefused, navigate])

  useEffect(() => {
    if (recovery === 'stayed') void navigate({ to: '/account', replace: true })
  }, [recovery, navigate])

  return (
    <>
      <PageHeader size="task" back={back} title="NEW PASSWORD" lead="Create a new secure password" />
      <SideNotes title="Before you choose" notes={<Notes notes={notes} />}>
        <Card as="section">
          {phase === 'updated' ? (
            <PasswordUpdated />
          ) : (
            <LinkCheck recovery={phase === 'working' ? 'ready' : recovery} onRetry={retry}>
              <UpdatePasswordForm
                onWorking={(isWorking) => setPhase(isWorking ? 'working' : 'form')}
                onUpdated={() => setPhase('updated')}
              />
            </LinkCheck>
          )}
        </Card>
      </SideNotes>
      {question}
    </>
  )
}
