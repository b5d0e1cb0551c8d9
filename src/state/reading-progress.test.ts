import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyLog } from '../domain/course/learning-record'
import { progressIn } from '../domain/course/reading-progress'

type Storage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

const kept = new Map<string, string>()
const storage: Storage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
}
const refusing: Storage = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

/** A page of its own: the module as it is after a load. */
async function openPage(localStorage: Storage) {
  vi.resetModules()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', new EventTarget())
  return import('./reading-progress')
}

/** The session is read, and this is whose it is. */
async function signedIn(id: string | null) {
  const { useAuth } = await import('./auth-store')
  useAuth.setState(
    id === null ? { status: 'signed-out', user: null } : { status: 'signed-in', user: { id, email: `${id}@example.test` } },
  )
}

function otherTab(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 23, 59) })
})

afterEach(() => vi.useRealTimers())

it('finds at the next visit what was marked and where the person was', async () => {
  const first = await openPage(storage)
  first.markSection('see-it-early', true)
  first.rememberPlace({ week: 1, section: 'use-your-voice' })
  const next = await openPage(storage)
  expect(next.readingProgress()).toEqual({
    read: ['see-it-early'],
    place: { week: 1, section: 'use-your-voice' },
    days: ['2026-03-01'],
    left: {},
    readAt: { 'see-it-early': Date.now() },
  })
})

it('notes the days of this phone on which something was opened or marked, and not that a tick was taken back', async () => {
  const page = await openPage(storage)
  page.rememberPlace({ week: 1, section: 'use-your-voice' })
  vi.setSystemTime(new Date(2026, 2, 2))
  page.markSection('see-it-early', false)
  expect(page.readingProgress().days).toEqual(['2026-03-01'])
  page.markSection('see-it-early', true)
  expect(page.readingProgress().days).toEqual(['2026-03-01', '2026-03-02'])
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
  page.readingLog.subscribe(listener)
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

it('keeps a person’s own: neither a visitor nor the next person sees it, and it stands again at their next sign-in', async () => {
  const page = await openPage(storage)
  await signedIn('ana')
  page.markSection('see-it-early', true)
  await signedIn(null)
  expect(page.readingProgress()).toEqual(progressIn(emptyLog))
  await signedIn('ben')
  expect(page.readingProgress().read).toEqual([])
  page.markSection('break-away', true)
  await signedIn('ana')
  expect(page.readingProgress().read).toEqual(['see-it-early'])
})

it('gives the visitor’s to whom signs in first, beside what they have: all sections and days, the later place', async () => {
  kept.set('reading-progress:ana', '{"read":["a","b"],"place":{"week":1,"section":"a"},"days":["2026-02-27","2026-03-01"]}')
  const page = await openPage(storage)
  page.rememberPlace({ week: 2, section: 'c' })
  page.markSection('c', true)
  vi.setSystemTime(new Date(2026, 2, 2))
  page.markSection('b', true)
  await signedIn('ana')
  const { read, place, days } = page.readingProgress()
  expect({ read: read.toSorted(), place, days }).toEqual({
    read: ['a', 'b', 'c'],
    place: { week: 2, section: 'c' },
    days: ['2026-02-27', '2026-03-01', '2026-03-02'],
  })
  expect(kept.has('reading-progress')).toBe(false)
  await signedIn('ben')
  expect(page.readingProgress().read).toEqual([])
})

it('shows before the session is read what is of who was here last, and after it only what is of who is', async () => {
  kept.set('member', 'ana')
  kept.set('reading-progress:ana', '{"read":["a"]}')
  const page = await openPage(storage)
  expect(page.readingProgress().read).toEqual(['a'])
  await signedIn('ben')
  expect(page.readingProgress().read).toEqual([])
})
