import { expect, it } from 'vitest'
import { reminderMail } from './reminder-mail.ts'

const mail = reminderMail(
  { email: 'cadet@example.test', erased_at: '2027-01-30T23:30:00.123456+00:00' },
  'https://academy.example',
)

it.each(['text', 'html'] as const)('says as %s that it was not finished, when it is erased and where to finish it', (form) => {
  for (const part of [
    'did not finish it. We erase it on January 30, 2027.',
    'https://academy.example/apply',
    'We write of it this once.',
  ])
    expect(mail[form]).toContain(part)
})

it('goes to the address that began it', () => {
  expect(mail).toMatchObject({ to: 'cadet@example.test', subject: 'Your application is not finished', headers: {} })
})
