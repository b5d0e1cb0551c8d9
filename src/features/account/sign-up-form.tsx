import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/email'
import { MIN_LENGTH_AT_SIGN_UP, signUpPasswordProblem } from '../../domain/password-strength'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import type { AuthFormProps } from './auth-form-props'
import { EmailField } from './email-field'
import { focusFirstProblem, textOf } from './form-reading'
import { LegalConsent } from './legal-consent'
import { PasswordStrength } from './password-strength'
import { weaknesses } from './refusal'
import { signUp } from './sign-up'
import { WeakPasswordAlert } from './weak-password-alert'

const noProblems = { email: null as string | null, password: null as string | null }

export function SignUpForm({ busy, onBusy, onDone }: AuthFormProps) {
  const [problems, setProblems] = useState(noProblems)
  const [password, setPassword] = useState('')
  const [reasons, setReasons] = useState<string[]>([])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const chosen = textOf(form, 'password')
    const found = { email: emailProblem(email), password: signUpPasswordProblem(chosen) }
    setProblems(found)
    setReasons([])
    if (focusFirstProblem(form, found)) return
    onBusy(true)
    const refusal = await signUp(email, chosen)
    if (refusal === null) return onDone()
    onBusy(false)
    setReasons(weaknesses(refusal))
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField autoComplete="email" error={problems.email ?? undefined} />
      <div className="grid gap-3">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          minLength={MIN_LENGTH_AT_SIGN_UP}
          placeholder="Create a password (min. 6 characters)"
          error={problems.password ?? undefined}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <WeakPasswordAlert reasons={reasons} />
      <LegalConsent />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
