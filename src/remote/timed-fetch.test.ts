import { afterEach, expect, test, vi } from 'vitest'
import { isUnreachable } from '../domain/unreachable'
import { timedFetch, whole } from './timed-fetch'

afterEach(() => vi.unstubAllGlobals())

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Die Verbindung zum Internet ist unterbrochen.'),
  new DOMException('signal timed out', 'TimeoutError'),
])('a request that ends with "$message" reached nobody, in any language', async (cause) => {
  vi.stubGlobal('fetch', () => Promise.reject(cause))
  const thrown = await timedFetch('https://academy.example').catch((error: unknown) => error)
  expect(isUnreachable(thrown)).toBe(true)
  expect(thrown).toMatchObject({ cause, message: cause.message })
})

test('an answer that breaks off reached nobody either', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const thrown = await whole(new Response(body).text()).catch((error: unknown) => error)
  expect(isUnreachable(thrown)).toBe(true)
})
