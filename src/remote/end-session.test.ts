import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from './end-session'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => void fetched.mockReset())

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
