import { useState, type FormEvent } from 'react'
import { phoneForSending } from '../../domain/phone'
import { CODE_LENGTH, cleanCode, codeProblem } from '../../domain/verification-code'
import { HumanCheck } from '../../entries/human-check'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import type { StepProps } from './use-application'
import { DebugCode } from './debug-code'
import { ResendCode } from './resend-code'
import { sendCode } from './send-code'
import { verifyCode } from './verify-code'

export function VerifyStep({ draft, onChange, onVerified }: StepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { applicant } = draft
  if (applicant === null) return null
  const phone = phoneForSending(draft.phone)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || applicant === null) return
    const field = event.currentTarget.querySelector('input')
    const found = codeProblem(code)
    setProblem(found)
    if (found !== null) return field?.focus()
    setBusy(true)
    const refusal = await verifyCode(applicant, phone, code)
    setBusy(false)
    setProblem(refusal)
    if (refusal !== null) return field?.focus()
    onVerified()
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        We sent a code to <strong>{draft.phone}</strong>.
      </p>
      <TextField
        label="Verification Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        required
        className="text-center font-mono text-2xl tracking-[0.4em]"
        value={code}
        error={problem ?? undefined}
        onChange={(event) => setCode(cleanCode(event.currentTarget.value))}
      />
      {draft.debugCode !== null && <DebugCode code={draft.debugCode} onUse={setCode} />}
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy} disabled={code.length < CODE_LENGTH}>
        {busy ? 'Verifying...' : 'Verify Code'}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={() => onChange({ step: 2 })}>
          Back
        </Button>
        <ResendCode resendAt={draft.resendAt} onResend={async () => onChange(await sendCode(applicant, phone))} />
      </div>
    </form>
  )
}
