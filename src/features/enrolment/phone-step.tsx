import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Applicant } from '../../domain/application'
import { caretAfterFormat, formatPhone, phoneForSending, phoneProblem } from '../../domain/phone'
import { HumanCheck } from '../../entries/human-check'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { sendCode } from './send-code'
import { showSaveFailure } from './show-save-failure'
import type { StepProps } from './use-application'

/** Stores the number with step 3; tells whether it is stored. */
async function savePhoneStep(applicant: Applicant, phone: string): Promise<boolean> {
  const { saveApplication } = await import('../../remote/application')
  const result = await saveApplication(applicant, { phone, step: 3 })
  if (!result.ok) showSaveFailure(result)
  return result.ok
}

type PhoneFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Formats while typing and keeps the caret behind the digit it stood behind. */
function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

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
      hint="We text a 6-digit code to it. Outside the US, start with + and your country code."
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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || draft.applicant === null) return
    const found = phoneProblem(draft.phone)
    setProblem(found)
    if (found !== null) {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    const phone = phoneForSending(draft.phone)
    // A code that can't be sent now can be sent again from step 3, as the number is saved by then.
    if (await savePhoneStep(draft.applicant, phone)) {
      onChange({ ...(await sendCode(draft.applicant, phone)), step: 3 })
    }
    setBusy(false)
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
