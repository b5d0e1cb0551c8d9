import { useState, type FormEvent } from 'react'
import { passwordUpdateProblems } from '../../domain/password-strength'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import { focusFirstProblem, textOf } from './form-reading'
import { PasswordStrength } from './password-strength'
import type { Refusal } from './refusal'
import { RefusalAlert } from './refusal-alert'
import { updatePassword } from './update-password'

const noProblems = { password: null as string | null, confirmation: null as string | null }

export function UpdatePasswordForm({ onUpdated, onWorking }: { onUpdated: () => void; onWorking: (isWorking: boolean) => void }) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState(noProblems)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const chosen = textOf(form, 'password')
    const refused = passwordUpdateProblems(chosen, textOf(form, 'confirmation'))
    const found = { password: refused.password[0] ?? null, confirmation: refused.confirmation[0] ?? null }
    setProblems(found)
    setRefusal(null)
    if (focusFirstProblem(form, found)) return
    setBusy(true)
    onWorking(true)
    const answer = await updatePassword(chosen)
    if (answer === null) return onUpdated()
    setBusy(false)
    onWorking(false)
    setRefusal(answer)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-3">
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          error={problems.password ?? undefined}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={problems.confirmation ?? undefined}
      />
      <RefusalAlert refusal={refusal} />
      <p className="text-sm text-muted">Remember your new password: you will need it to sign in again on every device.</p>
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Updating...' : 'Update Password'}
      </Button>
    </form>
  )
}
