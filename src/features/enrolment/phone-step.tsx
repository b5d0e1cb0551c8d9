import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Applicant } from '../../domain/enrolment/application'
import { caretAfterFormat, formatPhone, phoneForSending } from '../../domain/enrolment/phone'
import { HumanCheck } from '../../proofs/human-check'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { sendCode, showSaveFailure } from './send-application'
import type { StepProps } from './use-application'

/** Stores the number with step 3; tells whether it is stored. */
async function savePhoneStep(applicant: Applicant, phone: string): Promise<boolean> {
  const { saveApplication } = await import('../../remote/application')
  const result = await saveApplication(applicant, { phone, step: 3 })
  if (!result.ok) showSaveFailure(result)
  return result.ok
}

const loadRules = () => import('../../domain/enrolment/phone-number')
const askedForm = 'We text a 6-digit code to it. Outside the US, start with + and your country code.'

/** Where the code would go, in the number's international form; null while what is typed is no number. */
function useDestination(typed: string): string | null {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>> | null>(null)
  // Where the rules can't be fetched now they are asked for again at the press.
  useEffect(() => void loadRules().then(setRules, () => {}), [])
  const read = rules?.readPhone(typed)
  return read && 'number' in read ? read.number : null
}

type PhoneFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Formats while typing and keeps the caret behind the digit it stood behind. */
function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const destination = useDestination(value)

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <TextField
      ref={field}
      label="Phone Number"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(555) 555-5555"
      hint={destination === null ? askedForm : `We text a 6-digit code to ${destination}.`}
      required
      value={value}
      error={error}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget
        const formatted = formatPhone(typed)
        caret.current = caretAfterFormat(typed, selectionStart ?? typed.length, formatted)
        onChange(formatted)
      }}
    />
  )
}

export function PhoneStep({ draft, onChange, onSkip }: StepProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  /** Stores the number and has a code sent to it; answers the refusal to show at the field, or null. */
  async function sendTo(applicant: Applicant): Promise<string | null> {
    const rules = await loadRules().catch(() => null)
    if (rules === null) {
      showSaveFailure({ message: null })
      return null
    }
    const read = rules.readPhone(draft.phone)
    if ('refusal' in read) return read.refusal
    const phone = phoneForSending(read.number)
    // A code that can't be sent now can be sent again from step 3, as the number is saved by then.
    if (await savePhoneStep(applicant, phone)) {
      onChange({ ...(await sendCode(applicant, phone)), phone: read.number, step: 3 })
    }
    return null
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || draft.applicant === null) return
    const field = event.currentTarget.querySelector('input')
    setBusy(true)
    const refusal = await sendTo(draft.applicant)
    setBusy(false)
    setProblem(refusal)
    if (refusal !== null) field?.focus()
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField value={draft.phone} error={problem ?? undefined} onChange={(phone) => onChange({ phone })} />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Saving...' : 'Send code'}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={() => onChange({ step: 1 })}>
          Back
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          Skip this step
        </Button>
      </div>
    </form>
  )
}
