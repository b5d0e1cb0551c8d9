import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { forgetSession, SESSION_KEY, notifyOtherContexts, sessionStorage } from '../local/session-storage'
import { followSession, startAuth, useAuth } from './auth-store'

const sessionOf = (id: string) =>
  JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id, email: `${id}@example.test` } })

test('until the session is first read, nobody knows', () => {
  expect(useAuth.getState()).toMatchObject({ status: 'loading', user: null })
})

test('an expired session on this device is signed in, without the server', async () => {
  await sessionStorage.setItem(SESSION_KEY, sessionOf('ana'))
  await startAuth()
  expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { id: 'ana' } })
})

test('what another tab does is followed', async () => {
  await sessionStorage.setItem(SESSION_KEY, sessionOf('ben'))
  await expect.poll(() => useAuth.getState()).toMatchObject({ user: { id: 'ben' } })
  await forgetSession()
  await expect.poll(() => useAuth.getState()).toMatchObject({ status: 'signed-out', user: null })
})

test('a recovery in another tab asks for a new password here too, of who is signed in', async () => {
  await sessionStorage.setItem(SESSION_KEY, sessionOf('ben'))
  await expect.poll(() => useAuth.getState()).toMatchObject({ user: { id: 'ben' }, passwordRecovery: false })
  notifyOtherContexts(true)
  await expect.poll(() => useAuth.getState()).toMatchObject({ user: { id: 'ben' }, passwordRecovery: true })
  await forgetSession()
  await expect.poll(() => useAuth.getState()).toMatchObject({ status: 'signed-out', passwordRecovery: false })
})

test('storage that can’t be read now doesn’t make a member a visitor for the next page', async () => {
  const marks = new Map([['member', 'ana']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  })
  const reading = vi.spyOn(sessionStorage, 'getItem').mockRejectedValueOnce(new DOMException('', 'UnknownError'))
  await followSession()
  expect(useAuth.getState().status).toBe('signed-out')
  expect(marks.get('member')).toBe('ana')
  reading.mockRestore()
  await followSession()
  expect(marks.has('member')).toBe(false)
  vi.unstubAllGlobals()
})
