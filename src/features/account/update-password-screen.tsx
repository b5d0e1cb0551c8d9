import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { useAccountSwitch } from './account-switch'
import { PasswordUpdated } from './password-updated'
import { Notes, SideNotes } from './side-notes'
import { UpdatePasswordForm } from './update-password-form'
import { useRecovery, type Recovery } from './use-recovery'

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

export function UpdatePasswordScreen() {
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
      <PageHeader eyebrow="Your account" title="NEW PASSWORD" lead="Create a new secure password" />
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
