import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { invokeFunction } from './invoke-function'
import { connectSession } from './session-port'

const answer = v.object({ url: v.string() })
const respond = (body: BodyInit, init: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))
const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  respond(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('WebSocket', EventTarget)
  const storage = {
    getItem: async () => null,
    setItem: async () => {},
    removeItem: async () => {},
  }
  connectSession({ storageKey: 'session', storage, replace: async () => false, read: async () => null })
})
afterEach(() => vi.unstubAllGlobals())

it('answers what the function sent, parsed', async () => {
  json({ url: 'x' }, 200)
  expect(await invokeFunction('act', undefined, answer)).toEqual({ ok: true, value: { url: 'x' } })
})

it('carries the code, the words and the wait of a refusal', async () => {
  json({ error: { code: 'too_many_requests', message: 'Please wait.' } }, 429, { 'Retry-After': '42' })
  const refusal = { ok: false, code: 'too_many_requests', message: 'Please wait.', status: 429, retryAfterSeconds: 42 }
  expect(await invokeFunction('act', {}, answer)).toEqual(refusal)
})

it('says offline when nothing answered', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await invokeFunction('act', {}, answer)).toMatchObject({ ok: false, code: 'offline' })
})

it('calls no answer what it is, and a fault of this app too', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await invokeFunction('act', undefined, answer)).toMatchObject({ code: 'offline' })
  const storage = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} }
  connectSession({
    storageKey: 'session',
    storage,
    replace: async () => false,
    read: () => Promise.reject(new TypeError('x is not a function')),
  })
  expect(await invokeFunction('act', undefined, answer)).toMatchObject({ code: 'unreadable' })
})
