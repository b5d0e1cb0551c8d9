import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { forgetSession, readStoredSession, SESSION_KEY, sessionStorage, watchStoredSession } from './session-storage'

const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: 'ana', email: 'ana@example.test', aud: 'x' } }

test('an expired session is still who is signed in', async () => {
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  expect(await readStoredSession()).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 1,
    user: { id: 'ana', email: 'ana@example.test' },
  })
  await forgetSession()
  expect(await readStoredSession()).toBeNull()
})

test.each(['', 'null', '{}', '{"access_token":1}'])('what is no session (%s) reads as signed out', async (text) => {
  await sessionStorage.setItem(SESSION_KEY, text)
  expect(await readStoredSession()).toBeNull()
})

test('other contexts are told of every change', async () => {
  const told = vi.fn<() => void>()
  const stop = watchStoredSession(told)
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await expect.poll(() => told.mock.calls.length).toBe(1)
  stop()
})
