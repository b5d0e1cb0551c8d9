import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { deleteAccount } from './delete-account'
import { focusFirstProblem, textOf } from './form-reading'

type DeleteAccountFormProps = { userId: string; email: string; onDeleted: () => void }

/** The email is typed, so that no slip deletes an account; the server compares it again. */
export function DeleteAccountForm({ userId, email, onDeleted }: DeleteAccountFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = textOf(event.currentTarget, 'email').trim().toLowerCase()
    const found = typed === email.toLowerCase() ? null : 'Please type the email of this account'
    setProblem(found)
    if (focusFirstProblem(event.currentTarget, { email: found })) return
    setBusy(true)
    const refusal = await deleteAccount(userId, typed)
    setBusy(false)
    if (refusal === null) onDeleted()
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        Your profile, pledges, acceptances and completions go with it, and so does what waits on this phone. This can&apos;t be
        undone. To go on, type <strong className="break-all">{email}</strong>.
      </p>
      <TextField label="Email of this account" name="email" type="email" autoComplete="off" error={problem ?? undefined} />
      <Button type="submit" variant="danger" busy={busy}>
        {busy ? 'Deleting...' : 'Delete My Account'}
      </Button>
    </form>
  )
}
