import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markOf, savedPlace, savePlaces } from './saved-places'
import { places } from './place'

const stored = new Map<string, string>()
const window = new EventTarget()
const hide = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', new EventTarget())
  savePlaces()
})
afterEach(() => {
  vi.unstubAllGlobals()
  places.clear()
  stored.clear()
})

/** As a page that is loaded anew: what the old one knew is gone. */
const loadAnew = () => {
  hide()
  places.clear()
}

test('a place is known after the page was loaded anew, and no word of it is kept', () => {
  places.set('a', { top: 900, nth: 3, words: 'View Details of Secret' })
  const before = savedPlace('a')
  loadAnew()
  expect(savedPlace('a')).toEqual(before)
  expect(savedPlace('a')).toEqual({ top: 900, nth: 3, mark: markOf('View Details of Secret') })
  expect([...stored.values()].join('')).not.toContain('Secret')
  expect(savedPlace('b')).toBeUndefined()
})

test('the latest thirty are kept, and a place that was left again is the newer one', () => {
  for (let index = 0; index < 31; index += 1) places.set(`k${index}`, { top: index, nth: -1, words: '' })
  loadAnew()
  expect(savedPlace('k0')).toBeUndefined()
  expect(savedPlace('k1')?.top).toBe(1)
  places.set('k1', { top: 77, nth: -1, words: '' })
  loadAnew()
  for (let index = 0; index < 29; index += 1) places.set(`l${index}`, { top: index, nth: -1, words: '' })
  loadAnew()
  expect(savedPlace('k1')?.top).toBe(77)
  expect(savedPlace('k30')).toBeUndefined()
})

test('where the window may keep nothing, or holds something else, the page itself still knows', () => {
  stored.set('places', '{"not": "a list"}')
  places.set('a', { top: 5, nth: -1, words: '' })
  expect(savedPlace('a')?.top).toBe(5)
  vi.stubGlobal('sessionStorage', undefined)
  hide()
  expect(savedPlace('a')?.top).toBe(5)
})
