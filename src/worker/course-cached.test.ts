import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { PrecachedFiles } from './precached-files'

const origin = 'https://academy.test'
const served = new Set<string>()
const asked: string[] = []
const cached = new Map<string, Response>()
const keyOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href
const cache = {
  match: async (key: string) => cached.get(keyOf(key))?.clone(),
  put: async (key: string, answer: Response) => void cached.set(keyOf(key), answer),
  delete: async (key: string | Request) => cached.delete(keyOf(key)),
  keys: async () => [...cached.keys()].map((url) => new Request(url)),
}

beforeEach(() => {
  for (const each of [served, cached]) each.clear()
  asked.length = 0
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (!served.has(url)) throw new TypeError('Failed to fetch')
    return new Response(url)
  })
  return () => vi.unstubAllGlobals()
})

/** A build of one script and the pages of the course; each file holds its own address. */
function built(course: string): PrecachedFiles {
  const files = ['/assets/0.js', course].map((url) => {
    served.add(url)
    const integrity = `sha256-${createHash('sha256').update(url).digest('base64')}`
    return { url, integrity, whenRead: url === course }
  })
  return new PrecachedFiles(files, ({ held, total }) => expect([held, total]).toEqual([1, 1]))
}

test('the pages of the course stay away until it is read, and count for nothing', async () => {
  const files = built('/assets/old.txt')
  await files.install()
  await files.check()
  expect(asked).toEqual(['/assets/0.js'])
})

test('where they can’t be had, there are none', async () => {
  const files = built('/assets/old.txt')
  served.clear()
  await files.cacheCourse()
  expect(await files.read(files.course)).toBeUndefined()
})

test('from the first reading on they are held, and come with the next build, which drops the old ones', async () => {
  const old = built('/assets/old.txt')
  await old.install()
  await old.cacheCourse()
  const next = built('/assets/next.txt')
  await next.install()
  expect(await (await old.read(old.course))?.text()).toBe('/assets/old.txt')
  await next.dropOthers()
  served.clear()
  expect(await (await next.read(next.course))?.text()).toBe('/assets/next.txt')
  expect(await old.read(old.course)).toBeUndefined()
})
