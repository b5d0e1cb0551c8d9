import * as v from 'valibot'

/** RFC 5321's longest address, in characters. */
const MAX_EMAIL_LENGTH = 254
const message = 'Please enter a valid email address'

/**
 * An address in the form that browsers and the auth server take, with a dot in its domain; trimmed and in lower case as the auth server
 * stores it. The same rule stands in the edge functions and in private.is_email, and all are held to one list of addresses.
 */
export const emailSchema = v.pipe(
  v.string(message),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(MAX_EMAIL_LENGTH, message),
  v.rfcEmail(message),
  v.regex(/@.*\./, message),
)

/** The refusal to show at an email field, or null when the address may be sent. */
export function emailProblem(value: string): string | null {
  return v.safeParse(emailSchema, value).success ? null : message
}
