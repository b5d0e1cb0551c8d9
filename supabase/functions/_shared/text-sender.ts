import { isDevelopment, required, secretKey, variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { reach } from './server-fetch.ts'

/** Sends a text message to a number in E.164 form. Throws a Refusal when the provider does not take it. */
export type SendText = (to: string, text: string) => Promise<void>

/** Whether this server has no provider and says that it is a development one: then the code may be shown. */
export function showsCodes(): boolean {
  return isDevelopment() && variable('TWILIO_ACCOUNT_SID') === null
}

/** The provider that this server is set up for: Twilio where its account is named, the inbox of a development server, else none. */
export function textSender(): SendText {
  if (variable('TWILIO_ACCOUNT_SID') !== null) return sendByTwilio
  if (isDevelopment() && variable('DEVELOPMENT_INBOX_URL') !== null) return leaveInInbox
  throw notSent()
}

async function sendByTwilio(to: string, text: string): Promise<void> {
  const account = required('TWILIO_ACCOUNT_SID')
  const base = variable('TWILIO_API_URL') ?? 'https://api.twilio.com'
  const response = await reach(`${base}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${account}:${required('TWILIO_AUTH_TOKEN')}`)}` },
    body: new URLSearchParams({ To: to, From: required('TWILIO_FROM_NUMBER'), Body: text }),
  })
  if (!response.ok) {
    console.error(`Twilio answered ${response.status}`)
    throw notSent()
  }
}

async function leaveInInbox(to: string, text: string): Promise<void> {
  await reach(required('DEVELOPMENT_INBOX_URL'), {
    method: 'POST',
    headers: { apikey: secretKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ to, text }),
  })
}

function notSent(): Refusal {
  return new Refusal(502, 'not_sent', 'Failed to send verification code. Please try again.')
}
