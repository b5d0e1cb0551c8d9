import { expect, test } from 'vitest'
import { factorRefusal } from './second-factor'

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
