import { expect, it } from 'vitest'
import { recoveryAddress, saysRecovery } from './recovery-address'

const session = '#access_token=a&refresh_token=b&token_type=bearer&type=recovery'
const there = '/auth/update-password'

it.each([
  ['/faq', '', session, `${there}?type=recovery`],
  ['/', '', '#type=recovery', `${there}?type=recovery`],
  ['/faq', '?type=recovery', '', `${there}?type=recovery`],
  ['/auth', '?token_hash=0123&type=recovery', '', `${there}?token_hash=0123&type=recovery`],
  ['/auth', '?token_hash=0123&amp;type=recovery', '', `${there}?token_hash=0123&amp;type=recovery`],
  [there, '?type=recovery', '', `${there}?type=recovery`],
  [there, '', session, `${there}?type=recovery`],
])('%s%s%s says that a password is recovered, and leads to %s', (pathname, search, hash, led) => {
  expect(saysRecovery({ search, hash })).toBe(true)
  expect(recoveryAddress({ pathname, search, hash })).toBe(led)
})

it.each([
  ['', ''],
  ['?type=signup', '#access_token=a&type=magiclink'],
  ['?token_hash=0123', ''],
  ['?q=type=recovery', ''],
  ['?subtype=recovery', ''],
  ['', '#type=recoverycode'],
])('%s%s says nothing of it', (search, hash) => {
  expect(saysRecovery({ search, hash })).toBe(false)
  expect(recoveryAddress({ pathname: '/faq', search, hash })).toBe(`/faq${search}`)
})
