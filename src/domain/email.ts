import * as v from 'valibot'

/** RFC 5321's longest address, in characters. */
const MAX_EMAIL_LENGTH = 254
const message = 'Please enter a valid email address'

/** A deliverable-looking address, trimmed and in lower case as the auth server stores it. */
export const emailSchema = v.pipe(
  v.string(message),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(MAX_EMAIL_LENGTH, message),
  v.email(message),
)

/** The refusal to show at an email field, or null when the address may be sent. */
export function emailProblem(value: string): string | null {
  return v.safeParse(emailSchema, value).success ? null : message
}
