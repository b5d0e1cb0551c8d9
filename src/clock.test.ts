import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const date = 'Sun, 29 Nov 2026 12:00:00 GMT'
const day = 86_400_000
const kept = new Map<string, string>()

/** A device whose clock is off by so much, with a page of its own. */
async function newPage(offBy: number) {
  vi.setSystemTime(Date.parse(date) + offBy)
  vi.resetModules()
  return { ...(await import('./clock')), ...(await import('./remote/timed-fetch')), ...(await import('./remote/ask-board')) }
}

const answers = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => new Response('[]', { headers: { 'Content-Type': 'application/json', ...headers } }))

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  answers({ Date: date })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([60 * day, -60 * day])(
  'an answer puts right a clock that is off by %i ms, on the next page without a network too',
  async (offBy) => {
    const page = await newPage(offBy)
    await page.timedFetch('https://academy.test/rest/v1/rpc/server_epoch')
    expect(page.clock.getState()).toEqual({ offset: -offBy })
    expect(page.academyNow()).toBe(Date.parse(date))
    const next = await newPage(offBy + 1000)
    expect(next.academyNow()).toBe(Date.parse(date) + 1000)
  },
)

test('a visitor’s board tells it, without a client', async () => {
  const page = await newPage(60 * day)
  await page.askBoard()
  expect(page.clock.getState()).toEqual({ offset: -60 * day })
})

test('a clock that was put right is so at the next answer', async () => {
  kept.set('clock', `${60 * day} 0`)
  const page = await newPage(0)
  expect(page.clock.getState()).toEqual({ offset: 60 * day })
  await page.timedFetch('https://academy.test/rest/v1/rpc/server_epoch')
  expect([page.clock.getState(), kept.get('clock')]).toEqual([{ offset: 0 }, `0 ${Date.parse(date)}`])
})

test('a page of somebody in between tells no time', async () => {
  answers({ Date: date, 'Content-Type': 'text/html' })
  const page = await newPage(60 * day)
  await page.timedFetch('https://academy.test/rest/v1/rpc/server_epoch')
  expect(page.clock.getState()).toEqual({ offset: 0 })
})

test('a device that keeps nothing learns it for the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError')
    },
    setItem: () => {
      throw new Error('SecurityError')
    },
  })
  const page = await newPage(60 * day)
  await page.timedFetch('https://academy.test/rest/v1/rpc/server_epoch')
  expect(page.clock.getState()).toEqual({ offset: -60 * day })
})
