import { type ComponentProps, useEffect, useRef } from 'react'
import { displayNameProblem, MAX_DISPLAY_NAME } from '../../domain/account/profile'
import { countTo } from '../../domain/text/text-length'
import { readOwn, saveOwn, typedEmail } from '../../local/own-values'
import { TextField } from '../../ui/fields'

/** The text of one field. Forms stay uncontrolled, so that what is typed or filled in before hydration survives it. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts the focus on the first field, in the order of `problems`, that was refused. Tells whether there was one. */
export function focusFirstProblem(form: HTMLFormElement, problems: Record<string, string | null>): boolean {
  const name = Object.keys(problems).find((key) => problems[key] !== null)
  if (name === undefined) return false
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
  return true
}

/**
 * Fetches the rule for reserved names. With its table of look-alikes it is no part of what is kept for offline use: a name is set with a network,
 * and where the rule didn't come the server has the word.
 */
const loadReservedNames = () => import('../../domain/account/reserved-names').catch(() => null)

/** The refusal to show at the name field, or null when the name may be sent. */
export async function nameProblem(name: string): Promise<string | null> {
  const rule = await loadReservedNames()
  return displayNameProblem(name, (each) => rule?.isReservedName(each) ?? false)
}

/** Other members see the name. */
export function DisplayNameField(props: Pick<ComponentProps<typeof TextField>, 'hint' | 'error' | 'required' | 'defaultValue'>) {
  return (
    <TextField
      label="Display name"
      name="displayName"
      autoComplete="nickname"
      count={countTo(MAX_DISPLAY_NAME)}
      onFocus={() => void loadReservedNames()}
      {...props}
    />
  )
}

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
