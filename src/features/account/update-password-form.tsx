import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { confirmationProblem, passwordProblems } from '../../domain/account/password-strength'
import { SecondFactorForm } from '../../proofs/second-factor-form'
import { needsCurrentPassword, updatePassword as updateOnServer } from '../../state/auth-actions'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { ProblemSummary } from '../../ui/fields'
import { PasswordField } from '../../ui/password-field'
import { focusFirstProblem, textOf } from './account-fields'
import { PasswordStrength, useCommonPasswords } from './password-strength'
import { notifyRefusal, offlineAsRefusal, type Refusal, RefusalAlert } from './refusal'

/** Sets the new password and ends the sessions; answers the refusal, or null. */
async function updatePassword(password: string, current: string | null): Promise<Refusal | null> {
  const result = await offlineAsRefusal(updateOnServer(password, current))
  if (!result.ok) return notifyRefusal(result, 'Update Failed', 'An error occurred. Please try again.')
  showToast({ title: 'Password Updated', description: 'Your password has been successfully updated.', tone: 'success' })
  return null
}

const noProblems = { current: null as string | null, password: null as string | null, confirmation: null as string | null }

/** Whether the server asked for the current password, or refused the one that was sent. */
const isAboutCurrent = (refusal: Refusal) => refusal.code?.startsWith('current_password_') === true

const refusals = {
  no_session: (
    <Alert
      tone="danger"
      title="Invalid or expired link"
      action={
        <Link to="/auth/reset-password" className="link inline-flex min-h-11 items-center">
          Request a new link
        </Link>
      }
    >
      Nothing was changed. What you typed stays here until you leave this page.
    </Alert>
  ),
}

export function UpdatePasswordForm({ onUpdated, onWorking }: { onUpdated: () => void; onWorking: (isWorking: boolean) => void }) {
  // The update ends the session, and a password manager may look only then.
  const [email] = useState(() => useAuth.getState().user?.email ?? '')
  const [password, setPassword] = useState('')
  const isCommon = useCommonPasswords(password)
  const [asksCurrent, setAsksCurrent] = useState(needsCurrentPassword)
  const [problems, setProblems] = useState(noProblems)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const chosen = textOf(form, 'password')
    const found = {
      current: null,
      password: passwordProblems('update', chosen, isCommon(chosen))[0] ?? null,
      confirmation: confirmationProblem(chosen, textOf(form, 'confirmation')),
    }
    setProblems(found)
    setRefusal(null)
    if (focusFirstProblem(form, found)) return
    setBusy(true)
    onWorking(true)
    const answer = await updatePassword(chosen, asksCurrent ? textOf(form, 'current') || null : null)
    if (answer === null) return onUpdated()
    setBusy(false)
    onWorking(false)
    if (!isAboutCurrent(answer)) return setRefusal(answer)
    setAsksCurrent(true)
    setProblems({ ...noProblems, current: 'Type your current password, or ask for a new link.' })
  }

  // The server changes no password of an account with a second factor by a session that has not passed it.
  const asksFactor = refusal?.code === 'insufficient_aal'
  return (
    <>
      {asksFactor && (
        <div className="grid gap-4">
          <p>Your account has a second factor. Confirm with it first, then update your password.</p>
          <SecondFactorForm factorId={null} button="Confirm" onConfirmed={() => setRefusal(null)} />
        </div>
      )}
      <form className="grid gap-5" method="dialog" noValidate hidden={asksFactor} onSubmit={(event) => void submit(event)}>
        <ProblemSummary
          problems={[
            { name: 'current', label: 'Current Password', problem: problems.current },
            { name: 'password', label: 'New Password', problem: problems.password },
            { name: 'confirmation', label: 'Confirm Password', problem: problems.confirmation },
          ]}
        />
        {/* For password managers alone: without it they don't know whose password changes, and go on filling in the old one. */}
        <input className="sr-only" aria-hidden tabIndex={-1} autoComplete="username" name="username" value={email} readOnly />
        {asksCurrent && (
          <div className="grid gap-2">
            <PasswordField
              label="Current Password"
              name="current"
              autoComplete="current-password"
              hint="Not needed where a link or a code from our mail brought you here."
              error={problems.current ?? undefined}
            />
            <Link to="/auth/reset-password" className="link inline-flex min-h-11 items-center justify-self-start">
              Forgot your password?
            </Link>
          </div>
        )}
        <div className="grid gap-3">
          <PasswordField
            label="New Password"
            name="password"
            autoComplete="new-password"
            required
            error={problems.password ?? undefined}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordStrength use="update" password={password} isCommon={isCommon(password)} />
        </div>
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          required
          error={problems.confirmation ?? undefined}
        />
        <RefusalAlert refusal={refusal} known={refusals} />
        <p className="text-sm text-muted">Remember your new password: you will need it to sign in again on every device.</p>
        <Button type="submit" size="lg" busy={busy}>
          {busy ? 'Updating...' : 'Update Password'}
        </Button>
      </form>
    </>
  )
}
