import { expect, it } from 'vitest'
import { codeRefusalWords, isMailFresh, resetMailOf } from './reset-mail'

const minute = 60_000
const email = 'ana@example.test'

it.each([
  ['just asked for', { email, askedAt: 0 }, minute, { email, isExpired: false }],
  ['nearly an hour old', { email, askedAt: 0 }, 59 * minute, { email, isExpired: false }],
  ['an hour old', { email, askedAt: 0 }, 60 * minute, { email, isExpired: true }],
  ['a day old', { email, askedAt: 0 }, 24 * 60 * minute, { email, isExpired: true }],
  ['asked for by a clock that was ahead', { email, askedAt: minute }, 0, { email, isExpired: false }],
  ['a week old', { email, askedAt: 0 }, 7 * 24 * 60 * minute, null],
  ['none', undefined, 0, null],
  ['of another shape', { email }, 0, null],
])('a mail that is %s', (_, stored, now, mail) => expect(resetMailOf(stored, now)).toEqual(mail))

it.each([
  ['otp_expired', 403, /wrong, used or older/],
  ['over_request_rate_limit', 429, /still good: wait/],
  ['validation_failed', 400, null],
  ['user_banned', 403, null],
  ['unreadable', 0, null],
  ['offline', 0, null],
  ['storage_lost', 0, null],
])('a refusal %s, %s', (code, status, words) => {
  const told = codeRefusalWords({ code, status })
  expect(words === null ? told === null : told !== null && words.test(told)).toBe(true)
})

it.each([
  ['over_email_send_rate_limit', 'For security purposes, you can only request this after 287 seconds.', true],
  ['over_email_send_rate_limit', 'Email rate limit exceeded', false],
  ['over_request_rate_limit', 'For security purposes, you can only request this after 287 seconds.', false],
  ['offline', null, false],
])('a refusal %s, %s, is of a mail that is fresh: %s', (code, message, fresh) => {
  expect(isMailFresh({ code, message })).toBe(fresh)
})
