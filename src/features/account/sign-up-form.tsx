import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/email'
import { MIN_LENGTH_AT_SIGN_UP, passwordProblems } from '../../domain/password-strength'
import { HumanCheck } from '../../entries/human-check'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import type { AuthFormProps } from './auth-form-props'
import { EmailField } from './email-field'
import { focusFirstProblem, textOf } from './form-reading'
import { LegalConsent } from './legal-consent'
import { PasswordStrength } from './password-strength'
import type { Refusal } from './refusal'
import { RefusalAlert } from './refusal-alert'
import { signUp } from './sign-up'
import { useCommonPasswords } from './use-common-passwords'

const noProblems = { email: null as string | null, password: null as string | null }

export function SignUpForm({ busy, onBusy, onDone }: AuthFormProps) {
  const [problems, setProblems] = useState(noProblems)
  const [password, setPassword] = useState('')
  const isCommon = useCommonPasswords(password)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const chosen = textOf(form, 'password')
    const found = { email: emailProblem(email), password: passwordProblems('sign-up', chosen, isCommon(chosen))[0] ?? null }
    setProblems(found)
    setRefusal(null)
    if (focusFirstProblem(form, found)) return
    onBusy(true)
    const answer = await signUp(email, chosen)
    if (answer === null) return onDone()
    onBusy(false)
    setRefusal(answer)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
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
        <PasswordStrength use="sign-up" password={password} isCommon={isCommon(password)} />
      </div>
      <RefusalAlert refusal={refusal} />
      <LegalConsent />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
