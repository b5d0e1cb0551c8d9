import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packPages } from '../domain/app/packed-pages'
import { answerRequest } from './answer-request'
import { type BuiltFile, PrecachedFiles } from './precached-files'

const origin = 'https://academy.test'
const rescue = { html: 'rescue', policy: "default-src 'none'" }
const files = new PrecachedFiles(
  ['/', '/faq', '/course', '/_shell.html', '/assets/1a2b3c4d.js'].map((url) => ({ url, integrity: '' })),
  () => undefined,
  async () => false,
)

beforeEach(() => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Denied', 'SecurityError')) })
  vi.stubGlobal('fetch', async ({ url }: Request) => new Response(`the server’s ${url.slice(origin.length)}`))
})
afterEach(() => vi.unstubAllGlobals())

/** A navigation, which no script can make. */
const navigation = (path: string) => Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' })
const answerTo = (path: string) => answerRequest(navigation(path), files, rescue)

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

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A device that holds these texts, and not the other files of the build. */
function holding(texts: Record<string, string>, others: Partial<BuiltFile>[] = []): PrecachedFiles {
  const held = Object.entries(texts).map(([url, text]) => ({
    url,
    text,
    integrity: integrityOf(text),
  }))
  const match = async (key: string) => {
    const file = held.find(({ url }) => key.startsWith(`${url}?`))
    return file && new Response(file.text, { headers: { 'content-security-policy': 'of all pages', 'content-length': '5' } })
  }
  vi.stubGlobal('caches', { open: async () => ({ match }) })
  const built = held.map(({ url, integrity }) => ({ url, integrity, holdsSections: url.endsWith('.txt') }))
  return new PrecachedFiles(
    [...built, ...others.map((file) => ({ url: '', integrity: '', ...file }))],
    () => undefined,
    async () => false,
  )
}
const course = JSON.stringify(packPages(new Map([['/course/week-1/see-it-early', '<h1>See it early</h1>']])))

test.each([
  ['the shell, where the pages of the course are not on the device', {}, '/course/week-1/see-it-early', 'shell'],
  ['the shell, where no section has that address', { '/assets/0.txt': course }, '/course/week-1/no-such', 'shell'],
  ['its own HTML', { '/assets/0.txt': course }, '/course/week-1/see-it-early?from=today', '<h1>See it early</h1>'],
])('a section is answered by %s', async (_what, held, path, text) => {
  const answer = await answerRequest(navigation(path), holding({ '/_shell.html': 'shell', ...held }), rescue)
  expect(await answer?.text()).toBe(text)
  expect(answer?.headers.get('content-security-policy')).toBe('of all pages')
  expect(answer?.headers.has('content-length')).toBe(text === 'shell')
})

const support = JSON.stringify(packPages(new Map([['/faq', '<h1>Questions</h1>']])))

test('a page that lies with others in one file is answered from it, with the headers of the shell, and asked of the server where that is not there', async () => {
  const pack = { url: '/assets/0.txt', pages: ['/faq'], integrity: integrityOf(support) }
  const there = await answerRequest(
    navigation('/faq?from=menu'),
    holding({ '/_shell.html': 'shell', '/assets/0.txt': support }, [pack]),
    rescue,
  )
  expect(await there?.text()).toBe('<h1>Questions</h1>')
  expect(there?.headers.get('content-security-policy')).toBe('of all pages')
  const asked = await answerRequest(navigation('/faq'), holding({ '/_shell.html': 'shell' }, [pack]), rescue)
  expect(await asked?.text()).toBe('the server’s /faq')
  expect((await answerRequest(navigation('/FAQ'), holding({}, [pack]), rescue))?.headers.get('location')).toBe(`${origin}/faq`)
})

test('where such a file waits for its use, the first of its pages asks for it', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(typeof url === 'string' ? url : 'the page')
    return new Response('the server’s')
  })
  const held = holding({ '/_shell.html': 'shell' }, [{ url: '/assets/0.txt', deferred: true, pages: ['/pricing'] }])
  expect(await (await answerRequest(navigation('/pricing'), held, rescue))?.text()).toBe('the server’s')
  await vi.waitFor(() => expect(asked).toContain('/assets/0.txt'))
})

test('where the pages of the course wait for their use, the first section asks for them', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: unknown) => asked.push(url))
  const held = holding({ '/_shell.html': 'shell' }, [{ url: '/assets/0.txt', deferred: true, holdsSections: true }])
  await answerRequest(navigation('/course/week-1/see-it-early'), held, rescue)
  await vi.waitFor(() => expect(asked).toContain('/assets/0.txt'))
})

test.each([
  ['by the shell, which says that the network is needed', '/pricing', 'shell'],
  ['by the shell on any device where it comes with its use', '/testimonials', 'shell'],
  ['by the rescue page where it should be on the device', '/faq', 'rescue'],
  ['by the shell where the file that holds it comes with its use', '/contact', 'shell'],
])('a page that can’t be had is answered %s', async (_what, path, text) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const held = holding({ '/_shell.html': 'shell' }, [
    { url: '/pricing', deferred: true },
    { url: '/testimonials', whenUsed: true },
    { url: '/faq' },
    { url: '/assets/1.txt', deferred: true, pages: ['/contact'] },
  ])
  expect(await (await answerRequest(navigation(path), held, rescue))?.text()).toBe(text)
})
