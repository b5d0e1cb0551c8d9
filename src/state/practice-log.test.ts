import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
let isFull = false
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    kept.set(key, value)
  },
  removeItem: (key: string) => void kept.delete(key),
}

/** A page of its own: the module as it is after a load. */
async function openPage() {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  return import('./practice-log')
}

const entry = { id: 'a', day: '2026-03-01', minutes: 20, drill: 'Stance', noticed: 'mine' }

beforeEach(() => {
  kept.clear()
  isFull = false
})

it('says that the device had no room, and shows the entry as long as the page lives', async () => {
  const page = await openPage()
  isFull = true
  expect(page.logPractice(entry)).toBe(false)
  expect(page.practiceLog.read()).toEqual([entry])
})

it('stores an entry at once, a change in its place, and of a removed one no word', async () => {
  const page = await openPage()
  expect(page.logPractice(entry)).toBe(true)
  page.logPractice({ ...entry, minutes: 30 })
  const next = await openPage()
  expect(next.practiceLog.read()).toEqual([{ ...entry, minutes: 30 }])
  expect(next.removePractice('a')).toBe(true)
  expect([...kept.values()].join('')).not.toContain('mine')
  expect((await openPage()).practiceLog.read()).toEqual([])
})

it('gives who signs in what they logged as a visitor, beside their own', async () => {
  const page = await openPage()
  page.logPractice(entry)
  const { useAuth } = await import('./auth-store')
  kept.set('practice-log:ana', kept.get('practice-log')?.replace('practice/a', 'practice/b') ?? '')
  useAuth.setState({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.test' } })
  expect(
    page.practiceLog
      .read()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'b'])
  expect(kept.has('practice-log')).toBe(false)
  useAuth.setState({ status: 'signed-out', user: null })
  expect(page.practiceLog.read()).toEqual([])
})
