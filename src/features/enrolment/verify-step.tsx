import { useState, type FormEvent } from 'react'
import { secondsToResend, type Applicant, type Receipt } from '../../domain/enrolment/application'
import { phoneForSending } from '../../domain/enrolment/phone'
import { CODE_LENGTH, cleanCode, codeProblem } from '../../domain/account/verification-code'
import { HumanCheck } from '../../proofs/human-check'
import { useSeconds } from '../../hooks/use-clock'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { useFillsWhile } from '../../ui/settle-fills'
import { TextField } from '../../ui/fields'
import { sendCode } from './send-application'
import type { StepProps } from './use-application'

const VERIFIED_TOAST_MS = 2000

/** Checks the code; answers what the server received, or the refusal to show at the field. */
async function verifyCode(applicant: Applicant, phone: string, code: string): Promise<Receipt | string> {
  const { verifyCode: verifyOnServer } = await import('../../remote/application')
  const result = await verifyOnServer(applicant, phone, code)
  if (!result.ok) {
    const refusal = result.message ?? (result.status > 0 ? 'Verification failed' : 'Failed to verify code. Please try again.')
    showToast({ title: 'Verification Failed', description: refusal, tone: 'danger' })
    return refusal
  }
  showToast({ title: 'Verified', description: 'Proceeding to next step...', tone: 'success', durationMs: VERIFIED_TOAST_MS })
  return result.value
}

/** The server texts one code a minute; the wait is told. */
function ResendCode({ resendAt, onResend }: { resendAt: number | null; onResend: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const seconds = secondsToResend(resendAt, useSeconds())

  async function resend() {
    setBusy(true)
    await onResend()
    setBusy(false)
  }

  return (
    <Button variant="ghost" busy={busy} disabled={seconds > 0} onClick={() => void resend()}>
      {seconds > 0 ? `Resend Code (in ${seconds} s)` : 'Resend Code'}
    </Button>
  )
}

/** Only a development server without a text-message provider sends its code along. */
function DebugCode({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  return (
    <Alert
      tone="info"
      title="Development server"
      action={
        <Button variant="secondary" onClick={() => onUse(code)}>
          Use Secure Code
        </Button>
      }
    >
      No text message was sent. Your code is <strong className="font-mono">{code}</strong>.
    </Alert>
  )
}

export function VerifyStep({ draft, onChange, onVerified }: StepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isWhole = code.length === CODE_LENGTH
  useFillsWhile(!isWhole)
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
    const answer = await verifyCode(applicant, phone, code)
    // A code is taken once: until the next page is there, no second press sends it.
    if (typeof answer !== 'string') return onVerified(answer)
    setBusy(false)
    setProblem(answer)
    field?.focus()
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {draft.notSent === null ? (
        <p>
          We sent a code to <strong>{draft.phone}</strong>.
        </p>
      ) : (
        <Alert tone="danger" title="No code was sent">
          {draft.notSent} The number is <strong>{draft.phone}</strong>: go back to change it, or press Resend Code.
        </Alert>
      )}
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
        onBlur={() => code !== '' && code.length < CODE_LENGTH && setProblem(codeProblem(code))}
        onKeyDown={(event) => {
          // The button that would say it is disabled until the code is whole.
          if (event.key === 'Enter' && !isWhole) setProblem(codeProblem(code))
        }}
      />
      {draft.debugCode !== null && <DebugCode code={draft.debugCode} onUse={setCode} />}
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy} disabled={!isWhole}>
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
