import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectSession, type SessionPort } from './session-port'
import { endSession, renewStoredSession } from './session-requests'

const session = (token: string, id = 'ana') =>
  JSON.stringify({ access_token: token, refresh_token: `${token}-next`, expires_at: 10, user: { id, email: 'ana@example.test' } })
const fetched = vi.fn<typeof fetch>()
let stored: string | null

const replace = vi.fn<SessionPort['replace']>(async (was, next) => {
  const isReplaced = stored === was
  if (isReplaced) stored = next
  return isReplaced
})

beforeEach(() => {
  stored = session('old')
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  connectSession({
    storageKey: 'session',
    storage: {
      getItem: async () => stored,
      setItem: async (_key, value) => void (stored = value),
      removeItem: async () => void (stored = null),
    },
    replace,
    read: async () => null,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

test.each([
  ['has ended it', () => new Response(null, { status: 204 })],
  ['knows no such session', () => Response.json({ code: 403, error_code: 'session_not_found', msg: 'x' }, { status: 403 })],
  ['says so in its newer words', () => Response.json({ code: 'session_not_found', message: 'x' }, { status: 403 })],
  ['knows no such person', () => Response.json({ code: 403, error_code: 'user_not_found', msg: 'x' }, { status: 403 })],
  ['takes the token no more', () => Response.json({ code: 403, error_code: 'bad_jwt', msg: 'x' }, { status: 403 })],
])('there is none of it once the auth server %s', async (_what, answer) => {
  fetched.mockImplementation(async () => answer())
  expect(await endSession('token')).toBe(true)
  expect(fetched.mock.calls[0]?.[0]).toBe('https://academy.test/auth/v1/logout?scope=local')
})

test.each([
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['a captive portal that refuses', () => new Response('<html>', { status: 403 })],
  ['a gateway without the path', () => Response.json({ message: 'no Route matched' }, { status: 404 })],
  ['a gateway that refuses', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
  ['a busy auth server', () => Response.json({ code: 503, error_code: 'request_timeout', msg: 'x' }, { status: 503 })],
  ['a limit', () => Response.json({ code: 429, error_code: 'over_request_rate_limit', msg: 'x' }, { status: 429 })],
])('%s says nothing of it', async (_what, answer) => {
  fetched.mockImplementation(async () => answer())
  expect(await endSession('token')).toBe(false)
})

test('nor does no answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await endSession('token')).toBe(false)
})

const ended = () => Response.json({ code: 403, error_code: 'bad_jwt', msg: 'token is expired' }, { status: 403 })

test('a token that has ended is renewed once more, so that its session can be ended', async () => {
  fetched
    .mockResolvedValueOnce(ended())
    .mockResolvedValueOnce(Response.json({ access_token: 'fresh', expires_in: 3600 }))
    .mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await endSession('token', 'refresh')).toBe(true)
  expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"refresh_token":"refresh"}')
  expect(fetched.mock.calls[2]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer fresh' })
})

test.each([
  ['is over where the refresh is refused', Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'x' }), true],
  ['stands where nobody renews it', Response.json({ message: 'Bad Gateway' }), false],
])('a session whose token has ended %s', async (_what, answer, isOver) => {
  fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(answer)
  expect(await endSession('token', 'refresh')).toBe(isOver)
})

test('a new token takes the place of the old one, as the auth server sent it', async () => {
  fetched.mockResolvedValue(new Response(session('new')))
  expect(await renewStoredSession()).toBeNull()
  expect(stored).toBe(session('new'))
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://academy.test/auth/v1/token?grant_type=refresh_token')
  expect(request?.body).toBe('{"refresh_token":"old-next"}')
})

test('a refusal asks for a sign-in, and leaves the session to the pages', async () => {
  fetched.mockResolvedValue(new Response('{"code":400,"error_code":"refresh_token_not_found","msg":"x"}', { status: 400 }))
  expect(await renewStoredSession()).toMatchObject({ source: 'sign-in', code: 'no_session' })
  expect(stored).toBe(session('old'))
})

test('a token’s end is told by this device’s clock, however wrong that is', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000_000_000_000)
  fetched.mockResolvedValue(new Response(JSON.stringify({ ...JSON.parse(session('new')), expires_in: 3600 })))
  expect(await renewStoredSession()).toBeNull()
  expect(JSON.parse(stored ?? '')).toMatchObject({ access_token: 'new', expires_at: 5_000_003_600 })
})

test.each([
  ['a busy server', () => new Response('{}', { status: 503 })],
  ['a limit', () => new Response('{}', { status: 429 })],
  ['a gateway', () => new Response('{"message":"no Route matched"}', { status: 404 })],
  ['a gateway that refuses', () => new Response('{"error":"Unauthorized"}', { status: 401 })],
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['a captive portal that refuses', () => new Response('<html>', { status: 403 })],
  ['a session of somebody else', () => new Response(session('new', 'ben'))],
])('%s counts as no answer', async (_what, answer) => {
  fetched.mockImplementation(async () => answer())
  expect(await renewStoredSession()).toMatchObject({ status: 0 })
  expect(stored).toBe(session('old'))
})

test('without a network nothing changes', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await renewStoredSession()).toMatchObject({ status: 0 })
})

test.each([null, session('of ben', 'ben')])('who signs out while the server is asked stays so (then %s)', async (then) => {
  fetched.mockImplementation(async () => {
    stored = then
    return new Response(session('new'))
  })
  expect(await renewStoredSession()).toMatchObject({ status: 0 })
  expect(stored).toBe(then)
})

test('signed out meanwhile, there is nothing to renew', async () => {
  stored = null
  expect(await renewStoredSession()).toMatchObject({ status: 401, code: 'no_session' })
  expect(fetched).not.toHaveBeenCalled()
})

test('a fault of this app is no missing answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  fetched.mockResolvedValue(new Response(session('new')))
  replace.mockRejectedValueOnce(new TypeError('x is not a function'))
  expect(await renewStoredSession()).toMatchObject({ source: 'phone', code: 'fault' })
  expect(console.error).toHaveBeenCalledOnce()
})
