import { expect, it } from 'vitest'
import { recoveryLink } from './recovery-link'

it.each([
  ['?token_hash=abc&type=recovery', '', { kind: 'token', tokenHash: 'abc' }],
  ['?token_hash=abc', '', { kind: 'token', tokenHash: 'abc' }],
  ['?type=recovery', '', { kind: 'none' }],
  ['', '#access_token=x&refresh_token=y&type=recovery', { kind: 'none' }],
  ['', '#error=access_denied&error_code=otp_expired', { kind: 'expired' }],
  ['?error=access_denied&error_code=otp_expired', '', { kind: 'expired' }],
  ['', '', { kind: 'none' }],
  ['?token_hash=', '', { kind: 'none' }],
  ['?type=signup', '#type=magiclink', { kind: 'none' }],
])('%s %s', (search, hash, link) => expect(recoveryLink(search, hash)).toEqual(link))
