import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { CODE_LENGTH, cleanCode, codeProblem } from '../../domain/verification-code'
import { enterByMail } from '../../state/auth-actions'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/text-field'
import { useAccountSwitch } from './account-switch'
import { focusFirstProblem, textOf } from './form-reading'
import { offlineAsRefusal, refusalText } from './refusal'

/** An app on an iPhone's home screen never receives the mail's link, which opens in Safari: there the mail's code is typed. */
export function ResetCodeForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { mayReplace, question } = useAccountSwitch()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const code = textOf(event.currentTarget, 'code')
    const found = codeProblem(code)
    setProblem(found)
    if (focusFirstProblem(event.currentTarget, { code: found })) return
    setBusy(true)
    const result = await offlineAsRefusal(enterByMail({ email, code }, mayReplace))
    setBusy(false)
    if (result.ok) return navigate({ to: '/auth/update-password' })
    if (result.code !== 'stayed') setProblem(refusalText(result, 'That code did not work. Check it, or request a new email.'))
  }

  return (
    <Disclosure summary="Type the code from the email instead">
      <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Code from the email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`${CODE_LENGTH} digits. Useful when you installed this site as an app: the link opens in your browser instead.`}
          error={problem ?? undefined}
          onInput={(event) => (event.currentTarget.value = cleanCode(event.currentTarget.value))}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Verifying...' : 'Continue'}
        </Button>
      </form>
      {question}
    </Disclosure>
  )
}
