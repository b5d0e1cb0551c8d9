import { expect, test } from 'vitest'
import { factorRefusal, awaitsCode, levelOfToken } from './second-factor'

test.each([
  ['offline', null, /connection/],
  ['mfa_verification_failed', 'Invalid TOTP code entered', /shows now/],
  ['mfa_challenge_expired', 'MFA challenge has expired', /too long/],
  ['over_request_rate_limit', 'Request rate limit reached', /ten minutes/],
  ['email_not_confirmed', 'Confirm your address first: use the link …', /^Confirm your address first, by the link of a mail/],
  ['PT403', 'Confirm your address first: use the link …', /^Confirm your address first, by the link of a mail/],
  ['a_later_code', 'The server’s own words', /^The server’s own words$/],
  [null, null, /try again/],
])('a refusal of %s is told in words', (code, message, told) => {
  expect(factorRefusal({ code, message })).toMatch(told)
})

const token = (payload: object) => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`
const stored = (aal: unknown, factors: unknown) => JSON.stringify({ access_token: token({ aal }), user: { id: 'a', factors } })
const verified = [{ id: 'f', status: 'verified' }]

test.each([
  [token({ aal: 'aal2' }), 'aal2'],
  [token({ aal: 'aal1', name: '»ÿ¿~' }), 'aal1'],
  [token({}), ''],
  [token({ aal: 2 }), ''],
  ['a', ''],
  ['a.%.c', ''],
])('the level of %s is %j', (text, level) => expect(levelOfToken(text)).toBe(level))

test.each([
  ['a password alone, and a factor', stored('aal1', verified), true],
  ['a token without a level, and a factor', stored(undefined, verified), true],
  ['a code that was given', stored('aal2', verified), false],
  ['a factor that was never confirmed', stored('aal1', [{ status: 'unverified' }]), false],
  ['one of two that was', stored('aal1', [{ status: 'unverified' }, ...verified]), true],
  ['no factor', stored('aal1', []), false],
  ['a server that tells of none', stored('aal1', undefined), false],
  ['no session', '', false],
])('with %s a session awaits a code: %j', (_, text, awaited) => expect(awaitsCode(text)).toBe(awaited))
