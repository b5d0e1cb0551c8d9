import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isUnreachable } from '../domain/network/unreachable'
import { timedFetch } from './timed-fetch'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
  vi.stubGlobal('fetch', async () => new Response(body))
  const thrown = await timedFetch('https://academy.example').catch((error: unknown) => error)
  expect(isUnreachable(thrown)).toBe(true)
})

const SECOND = 1000
const [slowPath, otherPath] = ['https://academy.test/slow', 'https://academy.test/other'] as const

describe('how long an answer is waited for', () => {
  /** How long each address takes, in ms; those that aren't named answer at once. */
  let takes: Record<string, number>
  let page: typeof import('./timed-fetch')

  beforeEach(async () => {
    takes = {}
    vi.useFakeTimers()
    vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => resolve(new Response('told')), takes[address] ?? 0)
      })
    })
    // What one page has learned the next one does not know.
    vi.resetModules()
    page = await import('./timed-fetch')
  })

  /** How a request ends, and after how many seconds. */
  async function ask(address: string, tried?: number): Promise<string> {
    const startedAt = performance.now()
    const ends: string[] = []
    const note = (how: string) => ends.push(`${how} ${Math.round((performance.now() - startedAt) / SECOND)}`)
    void page.timedFetch(address, {}, tried).then(
      () => note('answered'),
      ({ cause }: Error) => note(cause instanceof Error && cause.name === 'TimeoutError' ? 'given up' : 'failed'),
    )
    while (ends.length === 0) await vi.advanceTimersByTimeAsync(SECOND)
    return ends.join('')
  }
  const askInVain = (address: string, tried?: number) => {
    takes[address] = 1000 * SECOND
    return ask(address, tried)
  }

  test('grows from try to try, up to two minutes', async () => {
    const ends = []
    for (let time = 0; time < 5; time += 1) ends.push(await askInVain(slowPath))
    expect(ends).toEqual([15, 30, 60, 120, 120].map((seconds) => `given up ${seconds}`))
  })

  test('an answer that needs 20 seconds comes at the second try, and at each one after it', async () => {
    takes[slowPath] = 20 * SECOND
    expect([await ask(slowPath), await ask(slowPath), await ask(slowPath)]).toEqual(['given up 15', 'answered 20', 'answered 20'])
  })

  test('a slow network is slow for what was not asked yet, until anything is answered fast', async () => {
    await askInVain(slowPath)
    expect(page.answersSlowly()).toBe(true)
    expect(await askInVain(otherPath)).toBe('given up 30')
    await ask('https://academy.test/fast')
    expect(page.answersSlowly()).toBe(false)
    expect(await askInVain('https://academy.test/third')).toBe('given up 15')
  })

  test('what is slow by itself keeps its time while others answer fast, until it does so too', async () => {
    await askInVain(slowPath)
    await ask('https://academy.test/fast')
    expect(await askInVain(slowPath)).toBe('given up 30')
    takes[slowPath] = 0
    await ask(slowPath)
    expect(await askInVain(slowPath)).toBe('given up 15')
  })

  test('several that are given up at once count as one', async () => {
    takes[slowPath] = 1000 * SECOND
    await Promise.all([ask(slowPath), ask(slowPath), ask(slowPath)])
    expect(await askInVain(slowPath)).toBe('given up 30')
  })

  test('an act of the outbox goes on where another page has stopped', async () => {
    expect(await askInVain(slowPath, 2)).toBe('given up 60')
  })

  test('a refused connection is no slow network', async () => {
    await askInVain(slowPath)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask(otherPath)).toBe('failed 0')
    expect(page.answersSlowly()).toBe(false)
  })

  test('a body that trickles is not cut off, and one that stands still is', async () => {
    const drops = Array.from({ length: 4 }, (_, drop) => new TextEncoder().encode(`${drop}`))
    const body = (isWhole: boolean) =>
      new ReadableStream({
        async pull(stream) {
          const drop = drops.shift()
          await new Promise((go) => setTimeout(go, 14 * SECOND))
          if (drop) stream.enqueue(drop)
          else if (isWhole) stream.close()
          else await new Promise(() => undefined)
        },
      })
    const answer =
      (isWhole: boolean) =>
      (_: string, { signal }: RequestInit) => {
        const told = body(isWhole)
        return Promise.resolve(new Response(told.pipeThrough(new TransformStream(), signal ? { signal } : {})))
      }
    vi.stubGlobal('fetch', answer(true))
    const trickled = page.timedFetch(slowPath)
    await vi.advanceTimersByTimeAsync(80 * SECOND)
    expect(await (await trickled).text()).toBe('0123')
    vi.stubGlobal('fetch', answer(false))
    // The answer before took long, so it is the second limit.
    expect(await ask(otherPath)).toBe('given up 30')
  })
})

test('an answer without content comes as it is, also where the browser shows an empty body of it', async () => {
  const bare = Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: new ReadableStream() })
  vi.stubGlobal('fetch', () => Promise.resolve(bare))
  expect((await timedFetch('https://academy.example/logout')).status).toBe(204)
})

test.each([
  ['before it leaves', true],
  ['while it is on its way', false],
])('a request is given up %s by who asked for it, without `AbortSignal.any`', async (_when, isEarly) => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) })
  vi.stubGlobal(
    'fetch',
    (_input: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal.reason)
        if (signal.aborted) end()
        signal.addEventListener('abort', end)
      }),
  )
  const asking = new AbortController()
  if (isEarly) asking.abort(new Error('Left'))
  const thrown = timedFetch('https://academy.example', { signal: asking.signal }).catch((error: unknown) => error)
  asking.abort(new Error('Left'))
  expect(await thrown).toMatchObject({ message: 'Left' })
})
