import { isDevelopment, required, secretKey, variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { reach } from './server-fetch.ts'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/**
 * Sends a mail. Throws a Refusal when nobody takes it, or when the answer is lost: with a key of its own, a mail that is sent again within a day
 * goes once.
 */
export type SendMail = (mail: Mail, key?: string) => Promise<void>

/** The provider that this server is set up for: Resend where its key is named, the inbox of a development server, else none. */
export function mailSender(): SendMail {
  if (variable('RESEND_API_KEY') !== null) return sendByResend
  if (isDevelopment() && variable('DEVELOPMENT_INBOX_URL') !== null) return leaveInInbox
  console.error('No mail provider is set: RESEND_API_KEY and MAIL_FROM.')
  throw new Refusal(503, 'not_configured', 'This service is not available right now. Please try again later.')
}

async function sendByResend({ to, ...mail }: Mail, key?: string): Promise<void> {
  const base = variable('RESEND_API_URL') ?? 'https://api.resend.com'
  const response = await reach(`${base}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${required('RESEND_API_KEY')}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ ...mail, from: required('MAIL_FROM'), to: [to] }),
  })
  if (response.ok) return
  console.error(`Resend answered ${response.status}`)
  throw new Refusal(502, 'not_sent', 'The mail could not be sent.')
}

async function leaveInInbox({ to, subject, html, headers }: Mail, key?: string): Promise<void> {
  const response = await reach(required('DEVELOPMENT_INBOX_URL'), {
    method: 'POST',
    headers: {
      apikey: secretKey(),
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ to, subject, html, headers }),
  })
  if (!response.ok) throw new Refusal(502, 'not_sent', `The inbox answered ${response.status}.`)
}
