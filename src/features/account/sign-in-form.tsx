import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { emailProblem } from '../../domain/account/email'
import { isCodeAwaited } from '../../local/session-standing'
import { HumanCheck } from '../../proofs/human-check'
import { SecondFactorForm } from '../../proofs/second-factor-form'
import { signIn as signInOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { ProblemSummary } from '../../ui/fields'
import { PasswordField } from '../../ui/password-field'
import { EmailField, focusFirstProblem, textOf } from './account-fields'
import { notifyRefusal, offlineAsRefusal, type Refusal, RefusalAlert } from './refusal'

/** `busy` lives above the forms: while an act runs the page must not leave for /account on its own. */
export type AuthFormProps = { busy: boolean; onBusy: (busy: boolean) => void; onDone: () => void }

/** Signs in and says so; answers the refusal, or null when the person is signed in. */
async function signIn(email: string, password: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(signInOnServer(email, password))
  if (!result.ok) return notifyRefusal(result, 'Sign in failed')
  showToast({ title: 'Welcome back!', description: 'You have successfully signed in.', tone: 'success' })
  return null
}

const refusals = {
  invalid_credentials: (
    <Alert tone="danger" title="You are not signed in">
      Check your email and password for typing mistakes, or set a new password with the link below.
    </Alert>
  ),
}

const noProblems = { email: null as string | null, password: null as string | null }

export function SignInForm({ busy, onBusy, onDone }: AuthFormProps) {
  const [problems, setProblems] = useState(noProblems)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [asksCode, setAsksCode] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const password = textOf(form, 'password')
    const found = { email: emailProblem(email), password: password === '' ? 'Please enter your password' : null }
    setProblems(found)
    setRefusal(null)
    if (focusFirstProblem(form, found)) return
    onBusy(true)
    const answer = await signIn(email, password)
    if (answer === null) return (await isCodeAwaited()) ? setAsksCode(true) : onDone()
    onBusy(false)
    setRefusal(answer)
  }

  if (asksCode)
    return (
      <div className="grid gap-4">
        <p>Your account has a second factor. Until you have typed its code, you see what every visitor sees.</p>
        <SecondFactorForm factorId={null} button="Confirm" onConfirmed={onDone} />
        <Button variant="ghost" className="justify-self-start" onClick={onDone}>
          Not now
        </Button>
      </div>
    )
  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary
        problems={[
          { name: 'email', label: 'Email', problem: problems.email },
          { name: 'password', label: 'Password', problem: problems.password },
        ]}
      />
      <EmailField autoComplete="username" error={problems.email ?? undefined} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        placeholder="Enter your password"
        error={problems.password ?? undefined}
      />
      <RefusalAlert refusal={refusal} known={refusals} />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
      <Link to="/auth/reset-password" className="link inline-flex min-h-11 items-center justify-self-start">
        Forgot your password?
      </Link>
      <Link to="/auth/reset-password" hash="code" className="link inline-flex min-h-11 items-center justify-self-start">
        Type a code from our mail
      </Link>
    </form>
  )
}
