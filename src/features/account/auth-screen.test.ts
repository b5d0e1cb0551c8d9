import { expect, it } from 'vitest'
import { askingPage } from './auth-screen'

it.each([
  [{}, null],
  [{ plan: 'free' as const }, null],
  [{ redirect: '/bounty/create' }, '/bounty/create'],
  [{ plan: 'cadet_basic' as const }, '/pricing?checkout=cadet_basic'],
  [{ plan: 'cadet_basic' as const, redirect: '/bounty' }, '/bounty'],
])('%j leads to %j', (search, path) => expect(askingPage(search)).toBe(path))
