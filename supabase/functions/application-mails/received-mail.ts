import { applicationWay } from '../../../src/domain/enrolment/application-way.ts'
import { academyName } from '../_shared/academy-name.ts'
import { applicationTerms } from '../_shared/application-terms.ts'
import { mailDay } from '../_shared/mail-day.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'

/** An application as the mail tells of it. */
export interface ReceivedApplication {
  email: string
  reference: string
  received_at: string
}

/** The mail that says the same as the page at the end of an application. Nothing that an applicant typed stands in it but the address it goes to. */
export function receivedMail({ email, reference, received_at }: ReceivedApplication, site: string): Mail {
  const what = `${academyName} received your application on ${mailDay(received_at)}. Its reference is ${reference}.`
  const way = applicationWay(received_at, applicationTerms, mailDay)
  const back = `Changed your mind, or was it not you? Open ${site}/apply where you applied and press “Take it back”, or write to us at ${site}/contact with the reference.`
  const subject = `Application received: ${reference}`
  return {
    to: email,
    subject,
    headers: {},
    text: `${what}\n\nWhat happens next\n\n${way.map(({ title, text }, nth) => `${nth + 1}. ${title}. ${text}`).join('\n')}\n\nYour application: ${site}/apply\n\n${back}\n`,
    html: mailPage(
      subject,
      'Application received',
      `<p>${what}</p>
    <h2 style="margin: 24px 0 8px; font-size: 18px; line-height: 1.2">What happens next</h2>
    <ol>
      ${way.map(({ title, text }) => `<li style="margin: 0 0 8px"><strong>${title}.</strong> ${text}</li>`).join('\n      ')}
    </ol>
    <p><a href="${site}/apply">Your application</a></p>`,
      back,
    ),
  }
}
