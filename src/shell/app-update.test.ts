import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './app-update'

const reload = vi.fn<() => void>()
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  stored.clear()
})

test('the same build starts anew once for a reason, however often it is asked to', () => {
  expect([reloadOnce('missing-script'), reloadOnce('missing-script'), reloadOnce('missing-script')]).toEqual([true, false, false])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce('update')).toBe(true)
})

test('another build than the one that was started anew may do it again', () => {
  reloadOnce('missing-script')
  for (const key of stored.keys()) stored.set(key, 'an older build')
  expect(reloadOnce('missing-script')).toBe(true)
})

test('where the window can keep nothing, no page starts anew: it could be the first of a loop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  expect(reloadOnce('missing-script')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
