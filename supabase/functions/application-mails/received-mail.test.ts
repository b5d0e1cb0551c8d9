import { expect, it } from 'vitest'
import { program } from '../../../src/content/facts.ts'
import { applicationTerms } from '../_shared/application-terms.ts'
import { receivedMail } from './received-mail.ts'

const mail = receivedMail(
  { email: 'cadet@example.test', reference: 'WF-7K2-M9Q', received_at: '2026-11-22T23:30:00.123456+00:00' },
  'https://academy.example',
)

it('tells the terms that the pages tell', () => {
  expect(applicationTerms).toEqual({ fee: program.applicationFee, weeks: program.applicationWeeks })
})

it.each(['text', 'html'] as const)(
  'says as %s when it came, its reference, what happens next and how to take it back',
  (form) => {
    for (const part of [
      'received your application on November 22, 2026. Its reference is WF-7K2-M9Q.',
      'A person reads it.',
      `The ${program.applicationFee} fee is due then, not now.`,
      'between December 20, 2026 and January 3, 2027',
      'https://academy.example/apply',
      'Take it back',
    ])
      expect(mail[form]).toContain(part)
  },
)

it('goes to the applicant, under the reference', () => {
  expect(mail).toMatchObject({ to: 'cadet@example.test', subject: 'Application received: WF-7K2-M9Q', headers: {} })
})
