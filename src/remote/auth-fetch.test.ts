import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnreachable, Unreachable } from '../domain/network/unreachable'
import { authFetch } from './auth-fetch'
import { refusalOf, unreadable } from './failure'

const fetched = vi.fn<typeof fetch>()
const renewal = 'https://academy.test/auth/v1/token?grant_type=refresh_token'
const renew = () => authFetch(renewal, { method: 'POST' })
const answer = (status: number, body: string) => fetched.mockResolvedValue(new Response(body, { status }))

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [400, '{"code":400,"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token: Refresh Token Not Found"}'],
  [403, '{"code":"session_not_found","message":"Session from session_id claim in JWT does not exist"}'],
  [400, '{"error":"invalid_grant","error_description":"Invalid Refresh Token"}'],
])('the auth server’s own refusal of a refresh is handed on: %i %s', async (status, body) => {
  answer(status, body)
  expect(await (await renew()).text()).toBe(body)
})

test.each([
  [200, '<html>Sign in to the Wi-Fi</html>'],
  [400, '{"message":"Bad Request"}'],
  [401, '{"message":"Unauthorized"}'],
  [404, '{"message":"no Route matched with those values"}'],
  [409, '{"code":"conflict","message":"Conflict"}'],
  [429, '{"code":429,"error_code":"over_request_rate_limit","msg":"x"}'],
  [503, '{}'],
])('nobody is signed out by %i %s', async (status, body) => {
  answer(status, body)
  await expect(renew()).rejects.toThrow(Unreachable)
})

test('a fault of this app is told apart from a server that did not answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer(200, '{"access_token":"a","refresh_token":"b","expires_in":3600,"user":{"id":"ana"}}')
  vi.spyOn(Date, 'now').mockImplementation(() => {
    throw new TypeError('x is not a function')
  })
  const thrown = await renew().catch((error: unknown) => error)
  expect(isUnreachable(thrown)).toBe(false)
  expect(refusalOf(new AuthRetryableFetchError(thrown instanceof Error ? thrown.message : '', 0))).toEqual(unreadable)
})

test('a new token’s end is told by this device’s clock, whatever the server’s says', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000_000_000_000)
  answer(200, '{"access_token":"a","refresh_token":"b","expires_in":3600,"expires_at":1000003600,"user":{"id":"ana"}}')
  const session = { access_token: 'a', refresh_token: 'b', expires_in: 3600, expires_at: 5_000_003_600, user: { id: 'ana' } }
  expect(await (await renew()).json()).toEqual(session)
})
