import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppFiles } from '../sync/app-files'
import { PrecachedFiles } from './precached-files'

const origin = 'https://academy.test'
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const built = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/assets/${index}.js`, integrity: integrityOf(`file ${index}`) }))

/** What the server answers at each address; an address that isn't here can't be reached. */
let served: Map<string, string>
let asked: string[]
let stored: Map<string, Map<string, Response>>
let told: AppFiles[]

/** As a browser does it: what doesn't fit its hash is a network error. */
async function fetchAsBrowser(url: string, { integrity = '' }: RequestInit = {}): Promise<Response> {
  asked.push(url)
  const text = served.get(url)
  if (text === undefined || integrityOf(text) !== integrity) throw new TypeError('Failed to fetch')
  return new Response(text)
}

const addressOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href

function cacheOf(entries: Map<string, Response>) {
  return {
    match: async (key: string | Request) => entries.get(addressOf(key))?.clone(),
    put: async (key: string, response: Response) => void entries.set(addressOf(key), response),
    delete: async (key: string | Request) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  }
}

function entriesOf(name: string): Map<string, Response> {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  return entries
}

beforeEach(() => {
  served = new Map(built(20).map(({ url }, index) => [url, `file ${index}`]))
  asked = []
  stored = new Map()
  told = []
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', fetchAsBrowser)
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(entriesOf(name)),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const nothingOwned = async () => false
const precachedFiles = (count = 20) => new PrecachedFiles(built(count), (files) => told.push(files), nothingOwned)
const textOf = async (response: Response | undefined) => response?.text()

test('an install brings every file and tells how far it is', async () => {
  await precachedFiles().install()
  expect(entriesOf('app-files').size).toBe(20)
  expect(told.at(-1)).toEqual({ held: 20, total: 20, isFetching: false, missing: [], isEnough: true })
})

test.each([
  ['a page of a stranger', '<h1>Welcome to the airport</h1>'],
  ['nothing', undefined],
])('%s in the place of one file fails the install; what is right is kept for the next try', async (_what, answer) => {
  if (answer === undefined) served.delete('/assets/7.js')
  else served.set('/assets/7.js', answer)
  await expect(precachedFiles().install()).rejects.toThrow('Failed to fetch')
  expect(entriesOf('app-files').size).toBe(19)

  served.set('/assets/7.js', 'file 7')
  asked = []
  await precachedFiles().install()
  expect(asked).toEqual(['/assets/7.js'])
  expect(entriesOf('app-files').size).toBe(20)
})

const withExtra = (count: number) => built(20).map((file, index) => (index < count ? { ...file, extra: true } : file))

test('a file that neither reading nor writing needs may be missing, and is named', async () => {
  served.delete('/assets/0.js')
  await new PrecachedFiles(withExtra(1), (files) => told.push(files), nothingOwned).install()
  expect(told.at(-1)).toEqual({ held: 19, total: 20, isFetching: false, missing: ['/assets/0.js'], isEnough: true })
})

test('without a file that is needed nothing is installed, and it is named', async () => {
  for (const index of [0, 7]) served.delete(`/assets/${index}.js`)
  const files = new PrecachedFiles(withExtra(1), (each) => told.push(each), nothingOwned)
  await expect(files.install()).rejects.toThrow('Failed to fetch')
  expect(told.at(-1)).toEqual({
    held: 18,
    total: 20,
    isFetching: false,
    missing: ['/assets/0.js', '/assets/7.js'],
    isEnough: false,
  })
})

test('with many files missing nothing is installed: whoever answers is hardly the academy', async () => {
  for (let index = 0; index < 8; index += 1) served.delete(`/assets/${index}.js`)
  await expect(new PrecachedFiles(withExtra(20), () => undefined, nothingOwned).install()).rejects.toThrow('Failed to fetch')
})

test('what comes with its use is asked for then, and held from then on', async () => {
  const files = built(20).map((file, index) => (index < 5 ? { ...file, whenUsed: true as const } : file))
  const device = new PrecachedFiles(files, (each) => told.push(each), nothingOwned)
  await device.install()
  expect(asked).toEqual(built(20).flatMap(({ url }, index) => (index < 5 ? [] : url)))
  expect(told.at(-1)).toEqual({ held: 15, total: 15, isFetching: false, missing: [], isEnough: true })
  expect(await textOf(await device.readOrFetch('/assets/2.js'))).toBe('file 2')
  served.clear()
  expect(await textOf(await device.readOrFetch('/assets/2.js'))).toBe('file 2')
})

test('what a package needs comes to a device that holds one, and to no other', async () => {
  const files = built(20).map((file, index) =>
    index < 5 ? { ...file, whenUsed: index < 2 ? ('owned' as const) : (true as const) } : file,
  )
  await new PrecachedFiles(files, () => undefined, nothingOwned).install()
  expect(asked).toHaveLength(15)
  await new PrecachedFiles(
    files,
    (each) => told.push(each),
    async () => true,
  ).check()
  expect(asked.slice(15)).toEqual(['/assets/0.js', '/assets/1.js'])
  expect(told.at(-1)).toMatchObject({ held: 17, total: 17 })
})

const withDeferred = () => built(20).map((file, index) => (index < 5 ? { ...file, deferred: true } : file))
const saveData = (isAsked: boolean) => vi.stubGlobal('navigator', { connection: { saveData: isAsked } })
const savingFiles = () => new PrecachedFiles(withDeferred(), (each) => told.push(each), nothingOwned)

describe('on a device that saves data', () => {
  test('an install leaves the rest to its use, and counts what came alone', async () => {
    saveData(true)
    await savingFiles().install()
    expect(asked).toEqual(built(20).flatMap(({ url }, index) => (index < 5 ? [] : url)))
    expect(told.at(-1)).toEqual({ held: 15, total: 15, waiting: 5, isFetching: false, missing: [], isEnough: true })
  })

  test('what was used is held from then on, and counts', async () => {
    saveData(true)
    const device = savingFiles()
    await device.install()
    expect(await textOf(await device.readOrFetch('/assets/2.js'))).toBe('file 2')
    await device.check()
    expect(told.at(-1)).toMatchObject({ held: 16, total: 16, waiting: 4 })
    served.clear()
    expect(await textOf(await device.readOrFetch('/assets/2.js'))).toBe('file 2')
  })

  test('the next check brings the rest once no data is saved any more', async () => {
    saveData(true)
    await savingFiles().install()
    saveData(false)
    await savingFiles().check()
    expect(told.at(-1)).toEqual({ held: 20, total: 20, isFetching: false, missing: [], isEnough: true })
  })

  test('a page that the network brought is kept where it is this build’s, and no other', async () => {
    const device = savingFiles()
    await device.keep('/assets/1.js', new Response('file 1'))
    await device.keep('/assets/2.js', new Response('of a newer build'))
    expect([...entriesOf('app-files').keys()].map((url) => new URL(url).pathname)).toEqual(['/assets/1.js'])
  })
})

test('a damaged file is not given out; it comes from the network and is kept again', async () => {
  const files = precachedFiles()
  await files.install()
  for (const key of entriesOf('app-files').keys()) entriesOf('app-files').set(key, new Response('damaged'))
  expect(await files.read('/assets/3.js')).toBeUndefined()
  expect(await textOf(await files.readOrFetch('/assets/3.js'))).toBe('file 3')
  expect(await textOf(await files.read('/assets/3.js'))).toBe('file 3')
  served.clear()
  await expect(files.readOrFetch('/assets/4.js')).rejects.toThrow('Failed to fetch')
})

/** A cache whose reads wait for the test. */
function silentCache() {
  const answers: ((kept: Response | undefined) => void)[] = []
  const cache = { match: () => new Promise((resolve) => answers.push(resolve)), put: () => new Promise(() => undefined) }
  vi.stubGlobal('caches', { open: async () => cache })
  return (kept: Response | undefined) => answers.forEach((answer) => answer(kept))
}

describe('a cache that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is not waited for where the network has the file', async () => {
    silentCache()
    const answer = precachedFiles().readOrFetch('/assets/3.js')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await textOf(await answer)).toBe('file 3')
  })

  test('is waited for where the network fails, and answers late', async () => {
    const tell = silentCache()
    served.clear()
    const answer = precachedFiles().readOrFetch('/assets/3.js')
    await vi.advanceTimersByTimeAsync(10_000)
    tell(new Response('file 3'))
    expect(await textOf(await answer)).toBe('file 3')
  })

  test('ends in an error where the network fails too, and in nothing that hangs', async () => {
    silentCache()
    served.clear()
    const ended = precachedFiles().readOrFetch('/assets/3.js').catch(String)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await ended).toContain('All promises were rejected')
  })

  test('ends an install, so that the next look begins one anew', async () => {
    silentCache()
    const ended = precachedFiles().install().catch(String)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await ended).toContain('StorageSilent')
  })
})

/** An answer that never comes: it ends with its signal. */
const fetchForever = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

test('a file that never comes ends an install', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchForever)
  vi.stubGlobal('AbortSignal', {
    timeout: (ms: number) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('Too long', 'TimeoutError')), ms)
      return limit.signal
    },
  })
  const ended = precachedFiles().install().catch(String)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  vi.useRealTimers()
  expect(await ended).toContain('TimeoutError')
})

test('a check fetches what is missing or damaged, once though asked for twice, and nothing else', async () => {
  const files = precachedFiles()
  await files.install()
  const keys = [...entriesOf('app-files').keys()]
  entriesOf('app-files').delete(keys[2] ?? '')
  entriesOf('app-files').set(keys[5] ?? '', new Response('damaged'))
  asked = []
  await Promise.all([files.check(), files.check()])
  expect(asked).toEqual(['/assets/2.js', '/assets/5.js'])
  expect(told.at(-1)).toEqual({ held: 20, total: 20, isFetching: false, missing: [], isEnough: true })
})

test('a check passes over a file that can’t be had, and gives up where nearly none can', async () => {
  const files = precachedFiles()
  served.delete('/assets/0.js')
  await files.check()
  expect(told.at(-1)).toMatchObject({ held: 19, total: 20, isFetching: false })

  stored.clear()
  served.clear()
  asked = []
  await files.check()
  expect(told.at(-1)).toMatchObject({ held: 0, total: 20, isFetching: false })
  expect(asked.length).toBeLessThan(30)
})

test('a look that is asked for while the files come waits for them and begins nothing of its own', async () => {
  const files = precachedFiles()
  await Promise.all([files.install(), files.check()])
  expect(asked).toHaveLength(20)
})

test('an install that begins in the midst of a look does not take the files for complete on its word', async () => {
  const files = precachedFiles()
  served.delete('/assets/7.js')
  const look = files.check()
  await expect(files.install()).rejects.toThrow('Failed to fetch')
  await look
})

test('storage that can’t be opened leaves the network', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Denied', 'SecurityError')) })
  expect(await textOf(await precachedFiles().readOrFetch('/assets/1.js'))).toBe('file 1')
})

test('what only an older build had is dropped, and a build that changed a file finds the others', async () => {
  await precachedFiles(20).install()
  entriesOf('workbox-precache-v2')
  entriesOf('somebody-else')
  asked = []
  const next = precachedFiles(10)
  await next.install()
  await next.dropOthers()
  expect(asked).toEqual([])
  expect(entriesOf('app-files').size).toBe(10)
  expect([...stored.keys()].toSorted()).toEqual(['app-files', 'somebody-else'])
})
