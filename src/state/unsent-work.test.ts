import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsentMark, noteUnsent } from '../local/unsent-mark'
import { watchUnsentWork } from './unsent-work'

const kept = new Map<string, string>()

beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('what begins to wait is seen at once, in whichever window it was done', () => {
  const seen: boolean[] = []
  const stop = watchUnsentWork(() => seen.push(hasUnsentMark()))
  noteUnsent(true)
  noteUnsent(false)
  kept.set('unsent', '1')
  dispatchEvent(new Event('storage'))
  expect(seen).toEqual([true, false, true])
  stop()
  noteUnsent(true)
  expect(seen).toHaveLength(3)
})

test('so is what the start of the page finds', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', { open: () => undefined })
  const seen: boolean[] = []
  const mark = await import('../local/unsent-mark')
  const stop = watchUnsentWork(() => seen.push(mark.hasUnsentMark()))
  await mark.findUnsentMark()
  stop()
  expect(seen).toEqual([true])
})
