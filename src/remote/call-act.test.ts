import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bench, fund } from '../domain/outbox/fixture'
import { callAct, sendAct } from './call-act'

const outcome = {
  op_id: 'f1',
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: null,
  server_time: '2026-11-21T00:00:00Z',
}
const fetched = vi.fn<typeof fetch>()
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init })

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})
const call = () => callAct('fund_bounty', 'f1', 'token', { p_amount_cents: 2500 })
const failureOf = async () => {
  const result = await call()
  return result.ok ? null : result.failure
}

test('the outcome in the body is the success, not the status', async () => {
  fetched.mockResolvedValueOnce(json(outcome))
  expect(await call()).toMatchObject({ ok: true, outcome: { outcome: 'applied' } })
  fetched.mockResolvedValueOnce(json({ ...outcome, op_id: 'f2' }))
  expect(await failureOf()).toMatchObject({ status: 200, source: null })
  fetched.mockResolvedValueOnce(new Response('<html>Sign in to Wi-Fi</html>'))
  expect(await failureOf()).toMatchObject({ status: 200, source: null })
})

test('the token is the caller’s, redirects are not followed, the wait is limited', async () => {
  fetched.mockResolvedValueOnce(json(outcome))
  await call()
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://academy.test/rest/v1/rpc/fund_bounty')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', headers: { Authorization: 'Bearer token' } })
  expect(init?.signal).toBeInstanceOf(AbortSignal)
})

test('no answer is no answer, whatever was thrown', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await failureOf()).toEqual({ status: 0, source: null, code: null, retryAfterMs: null, serverTime: null })
  fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
  expect(await failureOf()).toMatchObject({ status: 0 })
})

test('a code and a wait are read from where the server puts them', async () => {
  const limited = { code: 'PT429', message: 'x', details: '90', hint: null }
  fetched.mockResolvedValueOnce(json(limited, { status: 429, headers: { Date: 'Sun, 22 Nov 2026 10:00:00 GMT' } }))
  expect(await failureOf()).toEqual({
    status: 429,
    source: 'database',
    code: 'PT429',
    retryAfterMs: 90_000,
    serverTime: Date.UTC(2026, 10, 22, 10),
  })
  fetched.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '7' } }))
  expect(await failureOf()).toEqual({ status: 503, source: null, code: null, retryAfterMs: 7000, serverTime: null })
})

test('a pledge carries its key, its owner and its cents', async () => {
  fetched.mockResolvedValueOnce(json(outcome))
  const entry = new Bench().enqueue(fund('f1', 'b1'))
  await sendAct(entry, 'token')
  const body = fetched.mock.calls[0]?.[1]?.body
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    p_op_id: 'f1',
    p_expected_user: 'ana',
    p_bounty_id: 'b1',
    p_amount_cents: 2500,
    p_anonymous: false,
  })
})

test('a fault of this app is no missing answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const parameters = Object.defineProperty({}, 'p_amount_cents', {
    enumerable: true,
    get: () => {
      throw new TypeError('x is not a function')
    },
  })
  expect(await callAct('fund_bounty', 'f1', 'token', parameters)).toMatchObject({ ok: false, failure: { code: 'fault' } })
})
