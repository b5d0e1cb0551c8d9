import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/email'
import { HumanCheck } from '../../entries/human-check'
import { registerFreeTier as registerOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import type { AuthFormProps } from './auth-form-props'
import { EmailField } from './email-field'
import { focusFirstProblem, textOf } from './form-reading'
import { LegalConsent } from './legal-consent'
import { type Refusal, refusalText, settled } from './refusal'
import { RefusalAlert } from './refusal-alert'

/** Creates a free account by email alone and signs in with it; answers the refusal, or null. */
async function registerFreeTier(email: string): Promise<Refusal | null> {
  const result = await settled(registerOnServer(email))
  if (!result.ok) {
    showToast({
      title: 'Registration failed',
      description: refusalText(result, 'An error occurred during registration.'),
      tone: 'danger',
    })
    return result
  }
  showToast({
    title: 'Account created!',
    description: 'Your free account has been created. Check your email for login details.',
    tone: 'success',
  })
  return null
}

/** The free-signup-only view of /auth?plan=free. */
export function FreeSignUp({ busy, onBusy, onDone }: AuthFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const found = emailProblem(email)
    setProblem(found)
    setRefusal(null)
    if (focusFirstProblem(form, { email: found })) return
    onBusy(true)
    const answer = await registerFreeTier(email)
    if (answer === null) return onDone()
    onBusy(false)
    setRefusal(answer)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField autoComplete="email" error={problem ?? undefined} />
      <RefusalAlert refusal={refusal}>
        <Alert tone="danger" title="We could not create an account with this email">
          Do you have an account already?{' '}
          <Link to="/auth" search={{ mode: 'sign-in' }} className="link">
            Sign in
          </Link>{' '}
          or{' '}
          <Link to="/auth/reset-password" className="link">
            set a new password
          </Link>
          .
        </Alert>
      </RefusalAlert>
      <LegalConsent />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating Account...' : 'Get Free Access'}
      </Button>
      <p className="text-sm text-muted">
        We sign you in here at once, and send you a link that signs you in anywhere else. Would you rather begin with a password?{' '}
        <Link to="/auth" search={{ mode: 'sign-up' }} className="link">
          Sign up with a password
        </Link>
      </p>
    </form>
  )
}
