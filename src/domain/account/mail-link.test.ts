import { expect, it } from 'vitest'
import { type MailLinkType, openedLink } from './mail-link'

const hash224 = '0123456789abcdef'.repeat(4).slice(0, 56)
const hash256 = 'fedcba9876543210'.repeat(4)
const whole = (type: MailLinkType, tokenHash = hash224) => ({ kind: 'token', link: { tokenHash, type } })

it.each([
  [`?token_hash=${hash224}&type=signup`, '', whole('signup')],
  [`?token_hash=${hash256}&type=magiclink`, '', whole('magiclink', hash256)],
  [`?token_hash=${hash256}&type=email_change`, '', whole('email_change', hash256)],
  [`?token_hash=pkce_${hash224}&type=recovery`, '', whole('recovery', `pkce_${hash224}`)],
  // As a mail's source shows it, and with what stood around it.
  [`?token_hash=${hash224}&amp;type=signup`, '', whole('signup')],
  [`?token_hash=${hash224}&type=signup.`, '', whole('signup')],
  [`?token_hash=${hash224}&type=signup%3E)`, '', whole('signup')],
  [`?token_hash=${hash224.slice(0, 40)}`, '', { kind: 'cut' }],
  [`?token_hash=${hash224.slice(0, 55)}&type=signup`, '', { kind: 'cut' }],
  [`?token_hash=${hash224}0&type=signup`, '', { kind: 'cut' }],
  [`?token_hash=${hash224}&type=sign`, '', { kind: 'cut' }],
  [`?token_hash=${hash224}&type=invite`, '', { kind: 'cut' }],
  ['?token_hash=&type=signup', '', { kind: 'cut' }],
  ['?token_hash=', '', { kind: 'cut' }],
  ['', '#error=access_denied&error_code=otp_expired', { kind: 'expired' }],
  ['?error=access_denied&error_code=otp_expired', '', { kind: 'expired' }],
  ['?type=signup', '', { kind: 'none' }],
  ['?type=recovery', '', { kind: 'none' }],
  ['', '#access_token=x&refresh_token=y&type=recovery', { kind: 'none' }],
  ['?type=signup', '#type=magiclink', { kind: 'none' }],
  ['', '', { kind: 'none' }],
])('%s %s', (search, hash, opened) => expect(openedLink(search, hash)).toEqual(opened))

it('a link that does not say what it is for is for what its page is for', () => {
  expect(openedLink(`?token_hash=${hash224}`, '', 'recovery')).toEqual(whole('recovery'))
  expect(openedLink(`?token_hash=${hash224}`, '')).toEqual({ kind: 'cut' })
  expect(openedLink(`?token_hash=${hash224}&type=magiclink`, '', 'recovery')).toEqual(whole('magiclink'))
})
