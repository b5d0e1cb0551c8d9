import { beforeEach, expect, it, vi } from 'vitest'

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }

const kept = new Map<string, string>()
const storage: Storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
const refusing: Storage = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('full')
  },
}

/** A page of its own: the module as it is after a load. */
async function openPage(localStorage: Storage) {
  vi.resetModules()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', new EventTarget())
  return import('./reading-progress')
}

function otherTab(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

beforeEach(() => kept.clear())

it('finds at the next visit what was marked and where the person was', async () => {
  const first = await openPage(storage)
  first.markSection('see-it-early', true)
  first.rememberPlace({ week: 1, section: 'use-your-voice' })
  const next = await openPage(storage)
  expect(next.readingProgress()).toEqual({ read: ['see-it-early'], place: { week: 1, section: 'use-your-voice' } })
})

it('is the same object until something changes, as React asks of a snapshot', async () => {
  const page = await openPage(storage)
  const before = page.readingProgress()
  expect(page.readingProgress()).toBe(before)
  page.markSection('see-it-early', true)
  expect(page.readingProgress()).not.toBe(before)
})

it('tells listeners of a change here and in another tab', async () => {
  const page = await openPage(storage)
  const listener = vi.fn<() => void>()
  page.useReadingProgress.subscribe(listener)
  page.markSection('see-it-early', true)
  expect(listener).toHaveBeenCalledTimes(1)
  kept.set('reading-progress', '{"read":["a","b"],"place":null}')
  otherTab('reading-progress')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(page.readingProgress().read).toEqual(['a', 'b'])
  otherTab('theme')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('works for the length of the page where storage is refused', async () => {
  const page = await openPage(refusing)
  expect(page.readingProgress().read).toEqual([])
  page.markSection('see-it-early', true)
  expect(page.readingProgress().read).toEqual(['see-it-early'])
})
