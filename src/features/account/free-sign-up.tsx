import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailProblem } from '../../domain/account/email'
import { HumanCheck } from '../../proofs/human-check'
import { registerFreeTier as registerOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmailField, focusFirstProblem, textOf } from './account-fields'
import type { AuthFormProps } from './sign-in-form'
import { LegalConsent } from './sign-up-form'
import { notifyRefusal, offlineAsRefusal, type Refusal, RefusalAlert } from './refusal'

/** Creates a free account by email alone and signs in with it; answers the refusal, or null. */
async function registerFreeTier(email: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(registerOnServer(email))
  if (!result.ok) return notifyRefusal(result, 'Registration failed', 'An error occurred during registration.')
  showToast({
    title: 'Account created!',
    description: 'Your free account has been created. Check your email for login details.',
    tone: 'success',
  })
  return null
}

const refusals = {
  registration_failed: (
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
  ),
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
      <RefusalAlert refusal={refusal} known={refusals} />
      <LegalConsent />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating account...' : 'Get free access'}
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

/** Takes the focus, so that a screen reader tells the change of the page. */
export function FreeWelcome() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card as="section" reference="Free access" referenceEnd="Open">
      <div className="grid justify-items-start gap-5">
        <h2 ref={heading} tabIndex={-1}>
          Congratulations!
        </h2>
        <p>
          Your free account is ready and you are signed in here. The link in our welcome email confirms your address, and signs
          you in on any other device.
        </p>
        <Link to="/course" className={buttonClass({ size: 'lg' })}>
          Start the course
        </Link>
        <p className="text-sm text-muted">
          You have no password of your own yet.{' '}
          <Link to="/auth/update-password" className="link">
            Choose one
          </Link>{' '}
          to sign in without an email.
        </p>
      </div>
    </Card>
  )
}
