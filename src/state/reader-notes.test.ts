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
  return import('./reader-notes')
}

/** The session is read, and this is whose it is. */
async function signedIn(id: string | null) {
  const { useAuth } = await import('./auth-store')
  useAuth.setState(
    id === null ? { status: 'signed-out', user: null } : { status: 'signed-in', user: { id, email: `${id}@example.test` } },
  )
}

const place = { section: 'see-it-early', nth: 1, quote: 'Look up.' }

beforeEach(() => {
  kept.clear()
  isFull = false
})

const written = { id: expect.any(String), trouble: null }

it('stores a note at once, a change in place of it, and of a removed one no word', async () => {
  const page = await openPage()
  const first = page.saveNote(null, place, 'mine')
  expect(first).toEqual(written)
  const second = page.saveNote(first.id, place, 'still mine')
  expect(second).toEqual(written)
  const next = await openPage()
  expect(Object.entries(next.readerNotes()).filter(([, { text }]) => text !== null)).toEqual([
    [second.id, { ...place, text: 'still mine', at: expect.any(Number) }],
  ])
  next.removeNote(String(second.id))
  expect([...kept.values()].join('')).not.toContain('mine')
})

it('gives the visitor’s to whom signs in first, beside their own, and to nobody after them', async () => {
  kept.set('reader-notes:ana', JSON.stringify({ b: { ...place, text: 'own', at: 1 } }))
  const page = await openPage()
  page.saveNote(null, place, 'mine')
  await signedIn('ana')
  expect(Object.values(page.readerNotes()).map(({ text }) => text)).toEqual(['own', 'mine'])
  expect(kept.has('reader-notes')).toBe(false)
  await signedIn('ben')
  expect(page.readerNotes()).toEqual({})
})

it('says where the device has no room, and shows the note until the page is left', async () => {
  const page = await openPage()
  isFull = true
  const { id, trouble } = page.saveNote(null, place, 'mine')
  expect(trouble).toMatch(/^This device has no room for the note/)
  expect(page.readerNotes()[String(id)]?.text).toBe('mine')
})

it('refuses what is too long, and keeps what was there', async () => {
  const page = await openPage()
  const { id } = page.saveNote(null, place, 'mine')
  expect(page.saveNote(id, place, 'x'.repeat(2001))).toEqual({
    id,
    trouble: expect.stringMatching(/too many. Please use at most 2,000 characters/),
  })
  expect(page.readerNotes()[String(id)]?.text).toBe('mine')
})
