import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/account/email'
import { isMailFresh } from './reset-mail'
import { HumanCheck } from '../../proofs/human-check'
import { requestPasswordReset as requestOnServer } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { EmailField } from './email-field'
import { focusFirstProblem, textOf } from './form-reading'
import { notifyRefusal, offlineAsRefusal, type Refusal } from './refusal'
import { RefusalAlert } from './refusal-alert'

/** Asks for the mail with the link; answers the refusal, or null. An unknown address is taken as well, so that nobody can probe for accounts. */
async function requestPasswordReset(email: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(requestOnServer(email))
  if (!result.ok && isMailFresh(result)) {
    showToast({
      title: 'Look for our mail',
      description: 'One was asked for less than five minutes ago. Its link and its code work for an hour.',
      tone: 'default',
    })
    return null
  }
  if (!result.ok) return notifyRefusal(result, 'Password Reset Failed', 'An error occurred. Please try again.')
  showToast({
    title: 'Password Reset Email Sent',
    description: 'Check your email for a link to reset your password.',
    tone: 'success',
  })
  return null
}

export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const email = textOf(event.currentTarget, 'email').trim()
    const found = emailProblem(email)
    setProblem(found)
    if (focusFirstProblem(event.currentTarget, { email: found })) return
    setBusy(true)
    const answer = await requestPasswordReset(email)
    setBusy(false)
    setRefusal(answer)
    if (answer === null) onSent(email)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField autoComplete="username" error={problem ?? undefined} />
      <RefusalAlert refusal={refusal} />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </form>
  )
}
