import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMail } from './open-mail'
import { connectSession } from './session-port'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const session = (name: string, id: string) => ({
  access_token: `${part({ alg: 'HS256' })}.${part({ sub: id, exp: 4e9, name })}.signed`,
  refresh_token: `${name}-next`,
  expires_in: 3600,
  expires_at: 4e9,
  user: { id, aud: 'authenticated', email: `${id}@example.test`, app_metadata: { password_is_temporary: true } },
})
const link = { tokenHash: 't', type: 'signup' } as const
const fetched = vi.fn<typeof fetch>()
let stored: string | null
let isFull: boolean

/** Which session lies on the device. */
const lies = () => (stored === null ? null : JSON.parse(stored).refresh_token)
const pathOf = (address: RequestInfo | URL) => new URL(address instanceof Request ? address.url : address).pathname
const asked = () => fetched.mock.calls.map(([address]) => pathOf(address))

beforeEach(() => {
  stored = null
  isFull = false
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('WebSocket', EventTarget)
  fetched.mockImplementation(async (address) =>
    Response.json(pathOf(address).endsWith('/verify') ? session('from-the-mail', 'ana') : session('from-the-mail', 'ana').user),
  )
  connectSession({
    storageKey: 'session',
    storage: {
      getItem: async (key) => (key === 'session' ? stored : null),
      async setItem(_key, value) {
        if (isFull) throw new DOMException('', 'QuotaExceededError')
        stored = value
      },
      removeItem: async () => undefined,
    },
    replace: async () => false,
    read: async () => null,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('the session of a mail takes the place of one of the same person with the answer that ended it, and asks nothing more', async () => {
  stored = JSON.stringify(session('signed-up', 'ana'))
  const opened = await openMail(link)
  expect(lies()).toBe('from-the-mail-next')
  expect(opened).toMatchObject({ ok: true, value: { user: { id: 'ana' }, mustChoosePassword: true } })
  expect(opened.ok && (await opened.value.enter())).toEqual({ ok: true, value: null })
  expect(asked()).toEqual(['/auth/v1/verify'])
})

test.each([
  ['somebody else', () => JSON.stringify(session('theirs', 'ben'))],
  ['nobody', () => null],
])('it waits to be entered where %s is signed in', async (_, lying) => {
  stored = lying()
  const before = lies()
  const opened = await openMail(link)
  expect(lies()).toBe(before)
  expect(opened).toMatchObject({ ok: true })
})

const expired = () => Response.json({ code: 403, error_code: 'otp_expired', msg: 'expired' }, { status: 403 })

test.each([
  ['link', link, 'mail_link_state'],
  ['code', { email: 'ana@example.test', code: '123456' }, 'mail_code_state'],
] as const)(
  'the %s of a mail that is only older than another one is used once the server has put it back',
  async (_, proof, rpc) => {
    let isBack = false
    fetched.mockImplementation(async (address) => {
      if (pathOf(address).endsWith('/verify')) return isBack ? Response.json(session('from-the-mail', 'ana')) : expired()
      isBack = true
      return Response.json({ state: 'good', address: 'ana@example.test' })
    })
    expect(await openMail(proof)).toMatchObject({ ok: true, value: { user: { id: 'ana' } } })
    expect(asked()).toEqual(['/auth/v1/verify', `/rest/v1/rpc/${rpc}`, '/auth/v1/verify'])
  },
)

test('a link that the server knows as used is tried once', async () => {
  fetched.mockImplementation(async (address) =>
    pathOf(address).endsWith('/verify') ? expired() : Response.json({ state: 'used' }),
  )
  expect(await openMail(link)).toMatchObject({ ok: false, code: 'otp_expired' })
  expect(asked()).toEqual(['/auth/v1/verify', '/rest/v1/rpc/mail_link_state'])
})

test('a full storage leaves the old one, to be entered again', async () => {
  stored = JSON.stringify(session('signed-up', 'ana'))
  isFull = true
  const opened = await openMail(link)
  expect(opened).toMatchObject({ ok: true })
  expect(lies()).toBe('signed-up-next')
  isFull = false
  expect(opened.ok && (await opened.value.enter()).ok).toBe(true)
  expect(asked()).toContain('/auth/v1/user')
})
