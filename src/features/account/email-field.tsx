import { useEffect, useRef } from 'react'
import { readOwn, saveOwn, typedEmail } from '../../local/own-values'
import { TextField } from '../../ui/fields'

type EmailFieldProps = { autoComplete: 'username' | 'email'; error: string | undefined }

/** The address is kept on the device until it served, so that changing tabs, going to the reset page or a reload never asks for it twice. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    async function restore() {
      const typedEarly = field.current?.value
      if (typedEarly) return saveOwn(null, typedEmail, typedEarly)
      const draft = await readOwn(null, typedEmail)
      if (field.current?.value === '' && typeof draft === 'string') field.current.value = draft
    }
    void restore()
  }, [])

  return (
    <TextField
      ref={field}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      placeholder="you@example.com"
      required
      error={error}
      onInput={(event) => void saveOwn(null, typedEmail, event.currentTarget.value)}
    />
  )
}
