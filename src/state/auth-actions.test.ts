import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endedSessionKey } from '../domain/account/stored-session'
import { endedOwner } from '../local/session-standing'
import { forgetSession, SESSION_KEY, sessionStorage } from '../local/session-storage'
import { enterByMail, letGo, signIn, signOut } from './auth-actions'
import { followSession, useAuth } from './auth-store'
import { endLeftSessions } from './late-sign-outs'

const ana = { id: 'ana', email: 'ana@example.test' }
const ben = { id: 'ben', email: 'ben@example.test' }
let sessions = 0
/** Each session has a token of its own; this is the latest. */
const token = () => `token ${sessions}`
function keepSession(user = ana) {
  sessions += 1
  return sessionStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: token(), refresh_token: 'r', expires_at: 4e9, user }))
}

const steps: string[] = []
vi.mock('../remote/open-mail', () => ({
  openMail: async () => ({
    ok: true,
    value: {
      user: ana,
      mustChoosePassword: true,
      enter: async () => {
        steps.push('entered')
        await keepSession()
        return { ok: true, value: null }
      },
      discard: async () => void steps.push('discarded'),
    },
  }),
}))
vi.mock('../remote/authentication', () => ({
  signIn: () => keepSession().then(() => ({ ok: true, value: { mustChoosePassword: true } })),
}))
const endOnServer = vi.hoisted(() => vi.fn<(token: string) => Promise<boolean>>())
vi.mock('../remote/session-requests', () => ({ endSession: endOnServer }))
const forgotten = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('../local/forget-person', () => ({ forgetPerson: forgotten }))

// Without it this page hears of the session from nobody but the act itself, as on a device whose storage is slow.
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  endOnServer.mockResolvedValue(true)
  forgotten.mockResolvedValue()
  steps.length = 0
})

afterEach(async () => {
  endOnServer.mockResolvedValue(true)
  await endLeftSessions()
  vi.resetAllMocks()
  await forgetSession()
  await followSession()
  vi.unstubAllGlobals()
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

test('a sign-out waits for no server', async () => {
  endOnServer.mockReturnValue(new Promise(() => undefined))
  await signIn(ana.email, 'temporary')
  expect(await signOut('nothing')).toMatchObject({ ok: true })
  expect(useAuth.getState().status).toBe('signed-out')
})

test('a sign-out that the server confirms is told to it once', async () => {
  await signIn(ana.email, 'temporary')
  const left = await signOut('nothing')
  expect(left.ok && (await left.isConfirmed)).toBe(true)
  await endLeftSessions()
  expect(endOnServer.mock.calls).toEqual([[token(), 'r']])
})

test('a sign-out that the server does not confirm is told apart, and told to it again', async () => {
  endOnServer.mockResolvedValue(false)
  await signIn(ana.email, 'temporary')
  const left = await signOut('nothing')
  expect(left.ok && (await left.isConfirmed)).toBe(false)
  await endLeftSessions()
  expect(endOnServer.mock.calls).toEqual([
    [token(), 'r'],
    [token(), undefined],
  ])
})

test('a sign-out whose device can’t forget the person is told to the server all the same', async () => {
  endOnServer.mockResolvedValue(false)
  forgotten.mockRejectedValue(new DOMException('', 'UnknownError'))
  await signIn(ana.email, 'temporary')
  expect(await signOut('nothing')).toMatchObject({ ok: false, code: 'storage_lost' })
  await endLeftSessions()
  expect(endOnServer.mock.calls.at(-1)?.[0]).toBe(token())
})

test.each([
  ['a sign-in', () => signIn('ben@example.test', 'x')],
  ['a sign-out', () => signOut('work')],
  ['letting go', () => letGo('ana')],
])('whose session the academy has ended is known until %s', async (_, act) => {
  await sessionStorage.setItem(endedSessionKey, 'ana')
  expect(await endedOwner()).toBe('ana')
  await act()
  expect(await endedOwner()).toBeNull()
})

test('what the storage can’t let go of stays its owner’s', async () => {
  await sessionStorage.setItem(endedSessionKey, 'ana')
  forgotten.mockRejectedValue(new Error('AbortError'))
  await expect(letGo('ana')).rejects.toThrow('AbortError')
  expect(forgotten).toHaveBeenCalledExactlyOnceWith('ana', 'nothing')
  expect(await endedOwner()).toBe('ana')
})

test('a fault of this app is not called lost storage', async () => {
  await signIn(ana.email, 'temporary')
  vi.spyOn(console, 'error').mockReturnValue()
  forgotten.mockRejectedValueOnce(new TypeError('x is not a function'))
  expect(await signOut('nothing')).toMatchObject({ ok: false, code: 'unreadable' })
  await signIn(ana.email, 'temporary')
  forgotten.mockRejectedValueOnce(new DOMException('', 'UnknownError'))
  expect(await signOut('nothing')).toMatchObject({ ok: false, code: 'storage_lost' })
})

const link = { tokenHash: 't', type: 'magiclink' } as const

test('the own link takes the place of a session, and ends none: what is asked meanwhile is asked under one that stands', async () => {
  await keepSession()
  await followSession()
  expect(await enterByMail(link, async () => true)).toMatchObject({ ok: true })
  expect(steps).toEqual(['entered'])
})

test('somebody else’s link is asked about, and a no gives its session back', async () => {
  await keepSession(ben)
  await followSession()
  const mayReplace = async () => {
    steps.push('asked')
    return false
  }
  expect(await enterByMail(link, mayReplace)).toMatchObject({ ok: false, code: 'stayed' })
  expect(steps).toEqual(['asked', 'discarded'])
})
