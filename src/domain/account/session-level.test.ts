import { expect, test } from 'vitest'
import { awaitsCode, levelOfToken } from './session-level'

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
