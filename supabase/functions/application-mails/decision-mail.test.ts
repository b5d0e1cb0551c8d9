import { describe, expect, it } from 'vitest'
import { standingWords } from '../../../src/domain/enrolment/application-standing.ts'
import { program } from '../../../src/content/facts.ts'
import { decisionMail } from './decision-mail.ts'

const site = 'https://academy.example'

const textOf = (standing: 'invited' | 'accepted' | 'declined') =>
  decisionMail({ email: 'cadet@example.test', reference: 'WF-7K2-M9Q', standing }, site).text

describe.each([
  ['invited', 'Invited to the second part: WF-7K2-M9Q'],
  ['accepted', 'Application accepted: WF-7K2-M9Q'],
  ['declined', 'Our decision on your application: WF-7K2-M9Q'],
] as const)('the mail of %s', (standing, subject) => {
  const mail = decisionMail({ email: 'cadet@example.test', reference: 'WF-7K2-M9Q', standing }, site)

  it('goes to the applicant, under the reference', () => {
    expect(mail).toMatchObject({ to: 'cadet@example.test', subject, headers: {} })
  })

  it.each(['text', 'html'] as const)('says as %s what the page says, and where to look and to ask', (form) => {
    for (const part of [
      standingWords(standing, program.applicationFee),
      'your application WF-7K2-M9Q to Wayfinder Cadet Academy',
      `${site}/apply`,
      `${site}/contact`,
    ])
      expect(mail[form]).toContain(part)
    expect(mail[form].includes(`${site}/next-steps`)).toBe(standing !== 'declined')
  })
})

it('names the fee to who is invited alone, and the way to apply again to who is declined', () => {
  expect(textOf('invited')).toContain(`The ${program.applicationFee} fee is due now.`)
  for (const standing of ['accepted', 'declined'] as const) expect(textOf(standing)).not.toContain(program.applicationFee)
  expect(textOf('declined')).toMatch(/^Thank you for applying; .* you may apply again\.\n/)
})
