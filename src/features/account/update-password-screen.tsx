import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openedLink } from '../../domain/account/mail-link'
import { saysRecovery } from '../../domain/account/recovery-address'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Announced } from '../../ui/announce'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { useHydrated, useOnDevice } from '../../ui/prerendered'
import { MailLinkCard } from './mail-link-card'
import { Notes, SideNotes } from './side-notes'
import { UpdatePasswordForm } from './update-password-form'

const readLink = () => {
  const opened = openedLink(location.search, location.hash, 'recovery')
  return opened.kind === 'none' ? null : opened
}

const readIndication = () => saysRecovery(location) || null

const notes = [
  'The new password ends every session of your account: you sign in again on each device.',
  'A sentence that only you know is longer, and easier to keep, than a word with signs in it.',
  'Use it nowhere else. A password manager may fill it in.',
]

/** How long the confirmation stays before the sign-in page follows. */
const REDIRECT_AFTER_MS = 3000

function PasswordUpdated() {
  const navigate = useNavigate()
  const { history: places } = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    // Who has followed another link meanwhile is not called back, though its page is still on its way.
    const leave = () => {
      if (places.location.pathname === '/auth/update-password') void navigate({ to: '/auth', replace: true })
    }
    const timer = setTimeout(leave, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate, places])

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
  const isHydrated = useHydrated()
  const status = useAuth((auth) => auth.status)
  const opened = useOnDevice(readLink)
  const isTold = useOnDevice(readIndication) === true
  const [isEntered, setIsEntered] = useState(false)
  const [phase, setPhase] = useState<'form' | 'working' | 'updated'>('form')
  const link = isEntered ? null : opened

  // The update ends the session: from the submit on, its absence is no sign of a missing link.
  const isRefused = isHydrated && link === null && !isEntered && !isTold && status === 'signed-out' && phase === 'form'
  useEffect(() => {
    if (!isRefused) return
    showToast({ title: 'Invalid or expired link', description: 'Please request a new password reset link.', tone: 'danger' })
    void navigate({ to: '/auth', replace: true })
  }, [isRefused, navigate])

  function enter() {
    // A used token must not stand in the address: a reload would ask for it again, and the history would keep it.
    history.replaceState(history.state, '', location.pathname)
    setIsEntered(true)
  }

  const leave = () => void navigate({ to: useAuth.getState().status === 'signed-in' ? '/account' : '/auth', replace: true })

  return (
    <>
      <PageHeader size="task" back={back} title="NEW PASSWORD" lead="Create a new secure password" />
      <SideNotes title="Before you choose" notes={<Notes notes={notes} />}>
        {link ? (
          <MailLinkCard opened={link} onEntered={enter} onLeave={leave} />
        ) : (
          <Card as="section">
            {phase === 'updated' ? (
              <PasswordUpdated />
            ) : phase === 'form' && status !== 'signed-in' && !(isTold && status === 'signed-out') ? (
              <p>
                <Announced isShown>Loading...</Announced>
              </p>
            ) : (
              <UpdatePasswordForm
                onWorking={(isWorking) => setPhase(isWorking ? 'working' : 'form')}
                onUpdated={() => setPhase('updated')}
              />
            )}
          </Card>
        )}
      </SideNotes>
    </>
  )
}
