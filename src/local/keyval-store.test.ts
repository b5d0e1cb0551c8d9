import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', undefined)
  return () => vi.unstubAllGlobals()
})

const load = async () => ({
  ...(await import('./session-storage')),
  ...(await import('./own-values')),
  ...(await import('./shared-photo')),
  ...(await import('./drafts')),
})

test('who only looks makes no store', async () => {
  const { readStoredSession, readOwn, sharedPhoto, photoWaits, oldDrafts, dropOldDrafts } = await load()
  expect(await readStoredSession()).toBeNull()
  expect(await readOwn(null, 'account-email')).toBeUndefined()
  expect(await sharedPhoto(null, 0)).toBeNull()
  expect(await photoWaits(0)).toBe(false)
  expect(await oldDrafts()).toEqual([])
  await dropOldDrafts()
  expect(await indexedDB.databases()).toEqual([])
})

test('what another page has kept meanwhile is found', async () => {
  const page = await load()
  expect(await page.readOwn(null, 'account-email')).toBeUndefined()
  vi.resetModules()
  const other = await load()
  await other.saveOwn(null, 'account-email', 'casey@example.test')
  expect(await page.readOwn(null, 'account-email')).toBe('casey@example.test')
})

test('what is read after a write has begun waits for it, though the store is just being made', async () => {
  const { readOwn, saveOwn } = await load()
  const before = readOwn(null, 'account-email')
  const saved = saveOwn(null, 'account-email', 'casey@example.test')
  expect(await readOwn(null, 'account-email')).toBe('casey@example.test')
  await Promise.all([before, saved])
  expect(await readOwn(null, 'account-email')).toBe('casey@example.test')
})

const unlisted = {
  'has no list of its databases': () => Object.defineProperty(indexedDB, 'databases', { value: undefined }),
  'refuses to list its databases': () => vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('', 'UnknownError')),
  'leaves the store of a member out of its list': () => {
    vi.spyOn(indexedDB, 'databases').mockResolvedValue([])
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'member' ? 'ana' : null) })
  },
}

test.each(Object.entries(unlisted))('a browser that %s is asked for the store itself', async (_, breakList) => {
  const before = await load()
  await before.saveOwn(null, 'account-email', 'casey@example.test')
  vi.resetModules()
  const { readOwn } = await load()
  breakList()
  expect(await readOwn(null, 'account-email')).toBe('casey@example.test')
})
