import 'fake-indexeddb/auto'
import { beforeAll, expect, test, vi } from 'vitest'
import { saveDraft } from '../local/drafts'
import { forgetSession, SESSION_KEY, sessionStorage } from '../local/session-storage'
import { startAuth, useAuth } from './auth-store'
import { subscriptionKey } from './last-subscription'

const sessionOf = (id: string) =>
  JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id, email: `${id}@example.test` } })
const plan = { active: true, plan: 'patriot_premium' }

beforeAll(() => {
  vi.stubGlobal('location', { hash: '' })
})

test('until the session is first read, nobody knows', () => {
  expect(useAuth.getState()).toMatchObject({ status: 'loading', user: null })
})

test('an expired session on this device is signed in, with the last known plan and without the server', async () => {
  await sessionStorage.setItem(SESSION_KEY, sessionOf('ana'))
  await saveDraft(subscriptionKey('ana'), plan)
  await startAuth()
  expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { id: 'ana' }, subscription: plan })
})

test('what another tab does is followed, and no one’s plan becomes another’s', async () => {
  await sessionStorage.setItem(SESSION_KEY, sessionOf('ben'))
  await expect.poll(() => useAuth.getState()).toMatchObject({ user: { id: 'ben' }, subscription: null })
  await forgetSession()
  await expect.poll(() => useAuth.getState()).toMatchObject({ status: 'signed-out', user: null })
})
