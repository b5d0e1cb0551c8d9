import { useState, type FormEvent } from 'react'
import { factorRefusal } from '../domain/account/second-factor'
import { cleanCode, CODE_LENGTH, codeProblem } from '../domain/account/verification-code'
import { confirmFactor } from '../state/second-factor'
import { Button } from '../ui/button'
import { TextField } from '../ui/fields'

type SecondFactorFormProps = {
  /** Null: the one that the account has. */
  factorId: string | null
  button: string
  onConfirmed: () => void
}

/** Asks for the code that an authenticator app shows. */
export function SecondFactorForm({ factorId, button, onConfirmed }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const field = event.currentTarget.elements.namedItem('second-factor-code')
    const found = codeProblem(code)
    setProblem(found)
    if (found === null) {
      setBusy(true)
      const answer = await confirmFactor(factorId, code)
      setBusy(false)
      if (answer.ok) return onConfirmed()
      setProblem(factorRefusal(answer))
      setCode('')
    }
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Code from your authenticator app"
        name="second-factor-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={`${CODE_LENGTH} digits, which change every half minute.`}
        error={problem ?? undefined}
        value={code}
        onChange={(event) => setCode(cleanCode(event.target.value))}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Verifying...' : button}
      </Button>
    </form>
  )
}
