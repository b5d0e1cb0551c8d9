import * as v from 'valibot'

const HOUR_MS = 60 * 60 * 1000
const SHOWN_MS = 7 * 24 * HOUR_MS

/** That a mail with a code was asked for on this device, for which address and when, in milliseconds. */
const resetMailSchema = v.object({ email: v.string(), askedAt: v.number() })
export type ResetMail = v.InferOutput<typeof resetMailSchema>

/**
 * The mail whose code may still be typed, of what the device has stored; null where the form that asks for one comes first. Its field stands for a week, though the
 * code works for an hour: who comes late is told so, and not left to search for the field.
 */
export function resetMailOf(stored: unknown, now: number): { email: string; isExpired: boolean } | null {
  const mail = v.safeParse(resetMailSchema, stored)
  if (!mail.success) return null
  const age = now - mail.output.askedAt
  return age < SHOWN_MS ? { email: mail.output.email, isExpired: age >= HOUR_MS } : null
}

/** Whether the server sent no mail because one of the same kind is fresh: less than five minutes old, and as good as another. */
export function isMailFresh({ code, message }: { code: string | null; message: string | null }): boolean {
  return code === 'over_email_send_rate_limit' && /only request this after/.test(message ?? '')
}

/** Why a mail's code did not open anything, by what the server says of codes; null for whatever else it says, or where it did not answer. */
export function codeRefusalWords({ code, status }: { code: string | null; status?: number }): string | null {
  if (status === 429) return 'Too many codes were tried. Yours is still good: wait ten minutes and try again.'
  if (code !== 'otp_expired') return null
  return 'This code is wrong, used or older than an hour. Compare it with the mail, or ask for a new mail.'
}
