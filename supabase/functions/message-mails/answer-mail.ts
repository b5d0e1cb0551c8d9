import { academyName } from '../_shared/academy-name.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import { mailDay } from '../_shared/mail-day.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'

/** An answer, and the message that it answers. */
export interface AnsweredMessage {
  email: string
  message: string
  written_at: string
  answer: string
}

/** The mail that answers a message: the answer first, then what was asked. What people wrote is shown as it is, and is no markup. */
export function answerMail({ email, message, written_at, answer }: AnsweredMessage, site: string): Mail {
  const subject = `Your message to ${academyName}`
  const asked = `On ${mailDay(written_at)} you wrote:`
  const quoted = message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
  const [unread, contact] = ['Replies to this mail are not read by us.', `${site}/contact`]
  return {
    to: email,
    subject,
    headers: {},
    text: `${answer}\n\n${asked}\n\n${quoted}\n\n${unread} Write through ${contact}.\n`,
    html: mailPage(
      subject,
      null,
      `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(answer)}</p>
    <p style="margin: 24px 0 8px; color: #3c4658">${asked}</p>
    <blockquote style="margin: 0; padding: 0 0 0 12px; border-left: 3px solid #c3c9d4; color: #3c4658">
      <p dir="auto" style="white-space: pre-wrap">${escapeHtml(message)}</p>
    </blockquote>`,
      `${unread} Write through <a href="${contact}">${contact}</a>.`,
    ),
  }
}
