import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, SESSION_KEY, sessionStorage } from '../local/session-storage'
import { enterByMail, signIn, signOut } from './auth-actions'
import { followSession, useAuth } from './auth-store'

const ana = { id: 'ana', email: 'ana@example.test' }
const keepSession = () =>
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: ana }))

vi.mock('../remote/open-mail', () => ({
  openMail: async () => ({
    ok: true,
    value: {
      user: ana,
      mustChoosePassword: true,
      enter: () => keepSession().then(() => ({ ok: true, value: null })),
      discard: async () => undefined,
    },
  }),
}))
vi.mock('../remote/authentication', () => ({
  signIn: () => keepSession().then(() => ({ ok: true, value: { mustChoosePassword: true } })),
  signOut: async () => ({ ok: false, code: 'offline', message: null, status: 0 }),
}))

// Without it this page hears of the session from nobody but the act itself, as on a device whose storage is slow.
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetSession()
  await followSession()
})

test.each([
  ['a mail’s link', () => enterByMail({ tokenHash: 't', type: 'magiclink' }, async () => true)],
  ['a password that the server chose', () => signIn(ana.email, 'temporary')],
])('who signs in by %s is led to choose a password only once signed in', async (_, enter) => {
  const seen: string[] = []
  const stop = useAuth.subscribe(({ status, passwordRecovery }) => void (passwordRecovery && seen.push(status)))
  expect(await enter()).toMatchObject({ ok: true })
  stop()
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['signed-in']))
})

test('a sign-out that the server does not confirm ends the session here, and is told apart', async () => {
  await signIn(ana.email, 'temporary')
  expect(await signOut('nothing')).toEqual({ ok: true, isConfirmed: false })
  expect(useAuth.getState().status).toBe('signed-out')
})
