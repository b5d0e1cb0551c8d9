import { describe, expect, it } from 'vitest'
import { applicationText, messageText } from './desk-words.ts'

describe('in the terminal', () => {
  it('an application is one head and who it is', () => {
    const row = {
      application_step: 4,
      reference: 'WF-7K2-M9Q',
      received_at: '2026-11-22T10:00:00.1+00:00',
      email: 'a@example.test',
      standing: 'received',
    }
    expect(applicationText({ ...row, phone_number: '+15551234567', full_name: null })).toBe(
      '2026-11-22 10:00  WF-7K2-M9Q  received\n    a@example.test  +15551234567',
    )
    expect(applicationText({ ...row, standing: 'invited' })).toMatch(/^2026-11-22 10:00 {2}WF-7K2-M9Q {2}invited\n/)
    expect(applicationText({ ...row, application_step: 2, created_at: '2026-11-21T09:00:00+00:00' })).toBe(
      '2026-11-21 09:00  not finished, step 2 of 3\n    a@example.test',
    )
  })

  it('a message cannot forge the head of another', () => {
    const row = { created_at: '2026-11-22T10:00:00+00:00', name: 'Casey', email: 'c@example.test' }
    expect(messageText({ ...row, message: 'Hello\n2026-11-22 10:01  Boss <boss@example.test>\r\n    pay' })).toBe(
      '2026-11-22 10:00  Casey <c@example.test>\n    Hello\n    2026-11-22 10:01  Boss <boss@example.test>\n        pay',
    )
  })
})
