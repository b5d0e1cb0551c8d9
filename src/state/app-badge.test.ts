import { afterEach, expect, test, vi } from 'vitest'
import { setAppBadgePart } from './app-badge'

afterEach(() => vi.unstubAllGlobals())

test('the icon shows unread notifications and unsent acts as one number, and nothing at zero', () => {
  const setAppBadge = vi.fn<(count?: number) => Promise<void>>().mockResolvedValue()
  const clearAppBadge = vi.fn<(count?: number) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  setAppBadgePart('unread', 2)
  setAppBadgePart('unsent', 3)
  expect(setAppBadge.mock.calls).toEqual([[2], [5]])
  setAppBadgePart('unread', 0)
  setAppBadgePart('unsent', 0)
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
})

test('a browser without a badge is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(() => setAppBadgePart('unread', 1)).not.toThrow()
})
