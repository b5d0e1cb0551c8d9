import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownPath, authSearchSchema } from './auth-search'

describe('an own path', () => {
  it.each([
    '/',
    '/bounty',
    '/bounty/0b5f3c1e-0000-4000-8000-000000000001/fund',
    '/bounty?tab=marketplace&category=Flag%20Etiquette',
    '/course#week-3',
    '/bounty?next=https://example.test',
    '/author',
  ])('%j passes unchanged', (path) => expect(ownPath(path)).toBe(path))
})

describe('another origin in disguise', () => {
  it.each([
    'https://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/%2Fevil.test',
    '/%252Fevil.test',
    '/%5Cevil.test',
    '/%255Cevil.test',
    '/%09/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e//evil.test',
    '/%',
    'bounty',
    ' /bounty',
    '',
    `/${'a'.repeat(600)}`,
  ])('%j is refused', (path) => expect(ownPath(path)).toBeNull())
})

it.each(['/auth', '/auth?redirect=/auth', '/auth/reset-password', '/bounty/../auth', '/%61uth'])(
  'the circle %j is refused',
  (path) => expect(ownPath(path)).toBeNull(),
)

it.each([undefined, null, 7, ['/bounty'], {}])('%j is no path', (value) => expect(ownPath(value)).toBeNull())

it.each([
  [{}, {}],
  [{ plan: 'free' }, { plan: 'free' }],
  [{ plan: 'gold' }, {}],
  [
    { mode: 'sign-up', redirect: '/bounty/create' },
    { mode: 'sign-up', redirect: '/bounty/create' },
  ],
  [{ mode: 3, redirect: '//evil.test', extra: 1 }, {}],
])('%j reads as %j', (search, expected) => expect(v.parse(authSearchSchema, search)).toEqual(expected))
