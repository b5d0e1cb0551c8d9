import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { completionPhoto } from './reviews'
import { connectSession } from './session-port'

const path = 'b1/c2/d3.jpg'
const asked: { url: string; headers: unknown }[] = []
const respond = (body: BodyInit, status: number, type = 'application/json', headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, headers: init.headers })
    return new Response(body, { status, headers: { 'Content-Type': type, ...headers } })
  })
const refuse = (code: string, status: number, headers?: Record<string, string>) =>
  respond(JSON.stringify({ error: { code, message: 'Because.' } }), status, 'application/json', headers)

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  const storage = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} }
  const session = { accessToken: 'token', refreshToken: 'r', expiresAt: Date.now(), user: { id: 'me', email: 'me@example.test' } }
  connectSession({ storageKey: 'session', storage, replace: async () => false, read: async () => session })
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['sign_in_required', 401],
  ['not_found', 404],
  ['unavailable', 503],
])('tells %s as the refusal that it is', async (code, status) => {
  refuse(code, status)
  expect(await completionPhoto(path)).toEqual({ ok: false, code, message: 'Because.', status })
})

it('tells how long to wait', async () => {
  refuse('too_many_requests', 429, { 'Retry-After': '60' })
  expect(await completionPhoto(path)).toMatchObject({ ok: false, retryAfterSeconds: 60 })
})

it('says offline when nothing answered', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await completionPhoto(path)).toMatchObject({ ok: false, code: 'offline' })
})

it.each(['text/html', 'image/svg+xml', 'image/gif'])('takes nothing of a captive portal for a photo: %s', async (type) => {
  respond('<html>', 200, type)
  expect(await completionPhoto(path)).toMatchObject({ ok: false, code: 'offline' })
})

it.each([
  ['photo_too_large', 'no_picture'],
  ['photo_changed', 'changed'],
])('has no photo where the server says %s', async (code, why) => {
  refuse(code, 422)
  expect(await completionPhoto(path)).toEqual({ ok: true, value: why })
})

it('is asked of the function, as the person, and answered with the bytes and their type', async () => {
  respond('bytes', 200, 'image/png')
  const answer = await completionPhoto(path)
  expect(asked).toEqual([
    {
      url: 'http://localhost/functions/v1/completion-photo?path=b1%2Fc2%2Fd3.jpg',
      headers: { apikey: expect.any(String), Authorization: 'Bearer token' },
    },
  ])
  expect(answer).toMatchObject({ ok: true, value: { type: 'image/png', size: 5 } })
})
