import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { hasUnsavedForm, noteSaved, noteTyped } from './unsaved-forms'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page that goes away with words in a form throws nothing: the browser refuses what it has asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const aborted = new DOMException('Promise was rejected because the browsing context is going away', 'AbortError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(aborted) } })
  const form = { isConnected: true }
  noteTyped(form)
  expect(hasUnsavedForm()).toBe(true)
  await setImmediate()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  noteSaved(form)
  expect(hasUnsavedForm()).toBe(false)
  vi.advanceTimersByTime(1_000)
})
