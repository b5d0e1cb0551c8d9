import { expect, it } from 'vitest'
import { mailLink } from './mail-link'

it.each([
  ['?token_hash=abc&type=signup', { tokenHash: 'abc', type: 'signup' }],
  ['?token_hash=abc&type=magiclink', { tokenHash: 'abc', type: 'magiclink' }],
  ['?token_hash=abc&type=recovery', null],
  ['?token_hash=&type=signup', null],
  ['?type=signup', null],
  ['', null],
])('%s', (search, link) => expect(mailLink(search)).toEqual(link))
