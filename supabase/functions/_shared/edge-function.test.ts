import { afterEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { callerAddress } from './caller.ts'
import { edgeFunction } from './edge-function.ts'
import { tooMany } from './refusal.ts'

afterEach(() => vi.unstubAllEnvs())

const limited = edgeFunction({
  body: v.object({}),
  run: async () => {
    throw tooMany(30)
  },
})
const call = (init: RequestInit & { duplex?: 'half' } = {}) =>
  limited.fetch(
    new Request('http://backend.test/functions/v1/x', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      ...init,
    }),
  )

describe('a page of another origin', () => {
  test('may read the answers, and the wait of a refusal, when it is the site', async () => {
    vi.stubEnv('SITE_URL', 'https://academy.example/')
    const { headers } = await call()
    expect(headers.get('access-control-allow-origin')).toBe('https://academy.example')
    expect(headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(headers.get('retry-after')).toBe('30')
  })

  test('asks once for many calls whether it may', async () => {
    vi.stubEnv('SITE_URL', 'https://academy.example')
    const { status, headers } = await call({ method: 'OPTIONS', body: null })
    expect(status).toBe(204)
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600)
  })

  test.each(['', 'academy'])('may read nothing where the site is %j, and neither may a page without an origin', async (site) => {
    vi.stubEnv('SITE_URL', site)
    expect((await call()).headers.has('access-control-allow-origin')).toBe(false)
  })
})

test('a body without end is refused at the limit', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1024
      if (sent > 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(1024))
    },
  })
  expect((await call({ body, duplex: 'half' })).status).toBe(413)
  expect(sent).toBeLessThan(64 * 1024)
})

const from = (headers: Record<string, string>) => callerAddress(new Request('http://backend.test', { headers }))

describe('the address of a caller', () => {
  test('is what the nearest proxy appended, not what the caller claims', () => {
    const claimed = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'cf-connecting-ip': '198.51.100.8' }
    expect(from(claimed)).toBe('203.0.113.7')
    expect(from({ 'cf-connecting-ip': '198.51.100.8' })).toBe('unknown')
  })

  test('is in the header that the setting names', () => {
    vi.stubEnv('TRUSTED_ADDRESS_HEADER', 'cf-connecting-ip')
    expect(from({ 'x-forwarded-for': '198.51.100.9', 'cf-connecting-ip': '2001:db8:1:2::3' })).toBe('2001:db8:1:2::/64')
  })
})
