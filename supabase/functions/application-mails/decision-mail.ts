import { type ApplicationStanding, standingWords } from '../../../src/domain/enrolment/application-standing.ts'
import { academyName } from '../_shared/academy-name.ts'
import { applicationTerms } from '../_shared/application-terms.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'

/** A decision on an application, as the mail tells of it. */
export interface DecidedApplication {
  email: string
  reference: string
  standing: Exclude<ApplicationStanding, 'received'>
}

/** What the subject says, and what there is to do. */
const words: Record<DecidedApplication['standing'], { title: string; next: string }> = {
  invited: {
    title: 'Invited to the second part',
    next: 'You hear from us by email, or by phone about a date. What to train for and to prepare:',
  },
  accepted: { title: 'Application accepted', next: 'What to prepare:' },
  declined: { title: 'Our decision on your application', next: '' },
}

/** The mail of a decision, which says the same as the page of the application. Nothing that an applicant typed stands in it but the address it goes to. */
export function decisionMail({ email, reference, standing }: DecidedApplication, site: string): Mail {
  const { title, next } = words[standing]
  const subject = `${title}: ${reference}`
  const about = `This is about your application ${reference} to ${academyName}.`
  const decision = standingWords(standing, applicationTerms.fee)
  const [steps, application, contact] = [`${site}/next-steps`, `${site}/apply`, `${site}/contact`]
  const ask = `A question? Write to us at ${contact} with the reference.`
  return {
    to: email,
    subject,
    headers: {},
    text:
      [decision, about, next && `${next} ${steps}`, `Your application: ${application}`, ask].filter(Boolean).join('\n\n') + '\n',
    html: mailPage(
      subject,
      title,
      `<p>${decision}</p>
    <p>${about}</p>
    ${next && `<p>${next} <a href="${steps}">Next steps</a></p>`}
    <p><a href="${application}">Your application</a></p>`,
      ask,
    ),
  }
}
