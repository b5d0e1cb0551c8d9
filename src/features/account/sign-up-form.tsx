import { type FormEvent, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { emailProblem } from '../../domain/account/email'
import { MIN_LENGTH_AT_SIGN_UP, passwordProblems } from '../../domain/account/password-strength'
import { HumanCheck } from '../../proofs/human-check'
import { requestConfirmation, signUp as signUpOnServer } from '../../state/auth-actions'
import { challengeKey } from '../../state/human-check'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { ProblemSummary } from '../../ui/fields'
import { PasswordField } from '../../ui/password-field'
import { DisplayNameField, EmailField, focusFirstProblem, nameProblem, textOf } from './account-fields'
import { PasswordStrength, useCommonPasswords } from './password-strength'
import { notifyRefusal, offlineAsRefusal, type Refusal, RefusalAlert } from './refusal'
import type { AuthFormProps } from './sign-in-form'

type Problems = Record<'email' | 'password' | 'displayName', string | null>
const noProblems: Problems = { email: null, password: null, displayName: null }

/** Whether the profile has the name: the server knows its moderators', and makes the account without one that passes for theirs. */
async function bearsName(name: string): Promise<boolean> {
  const profile = await offlineAsRefusal(import('../../remote/account').then(({ myProfile }) => myProfile()))
  return !profile.ok || profile.value.displayName === name
}

/** Creates an account and says so; answers the refusal, or null. The free subscription row is made by the server. */
async function signUp(email: string, password: string, displayName: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(signUpOnServer(email, password, displayName))
  if (!result.ok) return notifyRefusal(result, 'Sign up failed')
  // A server that lets people in at once sends no mail by itself. The account stands whether or not this one leaves. A proof for it comes
  // from the form's own widget, which goes with the form.
  const mail = result.signedIn ? offlineAsRefusal(requestConfirmation(email)) : null
  if (challengeKey() !== null) await mail
  const isNamed = displayName === '' || !result.signedIn || (await bearsName(displayName))
  const reserved = isNamed ? '' : ' This name is reserved: you are Patriot until you choose another under Account.'
  showToast({
    title: 'Account created!',
    description: `Please check your email to verify your account. You now have FREE access to our resources!${reserved}`,
    tone: 'success',
  })
  return null
}

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
    const displayName = textOf(form, 'displayName').trim()
    onBusy(true)
    const found = {
      email: emailProblem(email),
      password: passwordProblems('sign-up', chosen, isCommon(chosen))[0] ?? null,
      displayName: displayName === '' ? null : await nameProblem(displayName),
    }
    setProblems(found)
    setRefusal(null)
    if (focusFirstProblem(form, found)) return onBusy(false)
    const answer = await signUp(email, chosen, displayName)
    if (answer === null) return onDone()
    onBusy(false)
    setRefusal(answer)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary
        problems={[
          { name: 'email', label: 'Email', problem: problems.email },
          { name: 'password', label: 'Password', problem: problems.password },
          { name: 'displayName', label: 'Display name', problem: problems.displayName },
        ]}
      />
      <EmailField autoComplete="email" error={problems.email ?? undefined} />
      <div className="grid gap-3">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          minLength={MIN_LENGTH_AT_SIGN_UP}
          placeholder="Create a password (min. 6 characters)"
          className="max-[27rem]:min-h-16 max-[27rem]:placeholder-shown:pb-6.5"
          error={problems.password ?? undefined}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength use="sign-up" password={password} isCommon={isCommon(password)} />
      </div>
      <DisplayNameField
        required={false}
        hint="Other members see it on your bounties and on the leaderboard. Without one you are Patriot."
        error={problems.displayName ?? undefined}
      />
      <RefusalAlert refusal={refusal} />
      <LegalConsent />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  )
}

export function LegalConsent() {
  return (
    <p className="text-sm text-muted">
      By creating an account you agree to our{' '}
      <Link to="/terms" className="link">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="link">
        Privacy Policy
      </Link>
      .
    </p>
  )
}
