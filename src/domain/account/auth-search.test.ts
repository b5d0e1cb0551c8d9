import * as v from 'valibot'
import { expect, it } from 'vitest'
import { authSearchSchema } from './auth-search'

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
