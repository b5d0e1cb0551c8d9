import { afterEach, expect, test, vi } from 'vitest'
import { isUnreachable } from '../domain/network/unreachable'
import { answersSlowly, timedFetch } from '../remote/timed-fetch'
import { followStops } from './stop-waiting'

afterEach(() => vi.unstubAllGlobals())

test('a person who waits no longer ends the requests of the forms, and none of the outbox', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const ended: string[] = []
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))).finally(() => ended.push(address)),
  )
  followStops()
  const press = timedFetch('https://academy.test/sign-in').catch((error: unknown) => error)
  void timedFetch('https://academy.test/pledge', {}, 0)
  page.dispatchEvent(new Event('stop-waiting'))
  expect(isUnreachable(await press)).toBe(true)
  expect(ended).toEqual(['https://academy.test/sign-in'])
  expect(answersSlowly()).toBe(true)
})
