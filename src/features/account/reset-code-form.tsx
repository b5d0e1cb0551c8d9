import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/account/email'
import { codeRefusalWords } from './reset-mail'
import { CODE_LENGTH, cleanCode, codeProblem } from '../../domain/account/verification-code'
import { enterByMail } from '../../state/auth-actions'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { useAccountSwitch } from './account-switch'
import { EmailField } from './email-field'
import { focusFirstProblem, textOf } from './form-reading'
import { offlineAsRefusal, refusalText } from './refusal'

const noProblems = { email: null as string | null, code: null as string | null }

/**
 * Takes the code of a mail for a new password: the app on an iPhone's home screen never receives the mail's link, which opens in Safari. `email`: the address that
 * the mail went to, or null where the form asks for it.
 */
export function ResetCodeForm({ email }: { email: string | null }) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState(noProblems)
  const [busy, setBusy] = useState(false)
  const { mayReplace, question } = useAccountSwitch()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const address = email ?? textOf(form, 'email').trim()
    const code = textOf(form, 'code')
    const found = { email: email === null ? emailProblem(address) : null, code: codeProblem(code) }
    setProblems(found)
    if (focusFirstProblem(form, found)) return
    setBusy(true)
    const result = await offlineAsRefusal(enterByMail({ email: address, code }, mayReplace))
    // Busy until the next page is there: the code is spent, and a press in between would be refused.
    if (result.ok) return navigate({ to: '/auth/update-password' })
    setBusy(false)
    if (result.code !== 'stayed') setProblems({ ...noProblems, code: codeRefusalWords(result) ?? refusalText(result) })
  }

  return (
    <>
      <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {email === null && <EmailField autoComplete="username" error={problems.email ?? undefined} />}
        <TextField
          label="Code from the email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`${CODE_LENGTH} digits, in the mail with the link for a new password.`}
          error={problems.code ?? undefined}
          onInput={(event) => (event.currentTarget.value = cleanCode(event.currentTarget.value))}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Verifying...' : 'Continue'}
        </Button>
      </form>
      {question}
    </>
  )
}
