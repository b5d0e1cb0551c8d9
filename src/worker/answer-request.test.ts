import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerRequest } from './answer-request'
import { PrecachedFiles } from './precached-files'

const origin = 'https://academy.test'
const rescue = { html: 'rescue', policy: "default-src 'none'" }
const files = new PrecachedFiles(
  ['/', '/faq', '/course', '/_shell.html', '/assets/1a2b3c4d.js'].map((url) => ({ url, integrity: '' })),
  () => undefined,
)

beforeEach(() => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Denied', 'SecurityError')) })
  vi.stubGlobal('fetch', async ({ url }: Request) => new Response(`the server’s ${url.slice(origin.length)}`))
})
afterEach(() => vi.unstubAllGlobals())

/** A navigation, which no script can make. */
const answerTo = (path: string) =>
  answerRequest(Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' }), files, rescue)

test.each([
  ['/FAQ', '/faq'],
  ['/Course?week=2', '/course?week=2'],
  ['/FAQ.HTML', '/faq'],
  ['/index.html', '/'],
  ['/COURSE/WEEK-1/SEE-IT-EARLY', '/course/week-1/see-it-early'],
  ['/AUTH/RESET-PASSWORD', '/auth/reset-password'],
])('%s leads to %s', async (path, location) => {
  const answer = await answerTo(path)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, origin + location])
})

test.each(['/faq', '/bounty/3F2504E0', '/Bounty/3F2504E0', '/_SHELL.HTML', '/ASSETS/1A2B3C4D.JS', '/course/week-1/see-it-early'])(
  '%s is left as it is',
  async (path) => {
    expect((await answerTo(path))?.status).toBe(200)
  },
)
