import { useLayoutEffect, useRef } from 'react'
import { caretAfterFormat, formatPhone } from '../../domain/phone'
import { TextField } from '../../ui/text-field'

type PhoneFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Formats while typing and keeps the caret behind the digit it stood behind. */
export function PhoneField({ value, error, onChange }: PhoneFieldProps) {
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
