import { keys } from 'idb-keyval'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', undefined)
  return () => vi.unstubAllGlobals()
})

const load = async () => ({ ...(await import('./session-storage')), ...(await import('./session-writes')) })

const shut = {
  'can’t be opened': () => {
    throw new DOMException('', 'SecurityError')
  },
  'can’t be written': (...[name, version]: Parameters<IDBFactory['open']>) => {
    const request = new IDBFactory().open(name, version)
    request.addEventListener('success', () => {
      const begin = request.result.transaction.bind(request.result)
      request.result.transaction = (stores) => begin(stores, 'readonly')
    })
    return request
  },
}

test.each(Object.entries(shut))(
  'storage that %s is known before anybody asks the server, though nothing lies there yet',
  async (_, open) => {
    const { trySessionStorage, readStoredSession } = await load()
    expect(await readStoredSession()).toBeNull()
    vi.spyOn(indexedDB, 'open').mockImplementation(open)
    await expect(trySessionStorage()).rejects.toBeInstanceOf(Error)
  },
)

test('a trial of the storage leaves nothing in it', async () => {
  const { trySessionStorage, readStoredSession } = await load()
  await trySessionStorage()
  const { keyvalStore } = await import('./keyval-store')
  expect(await keys(keyvalStore())).toEqual([])
  expect(await readStoredSession()).toBeNull()
})

test('a session takes the place of that one alone', async () => {
  const { SESSION_KEY, sessionStorage, replaceSession, forgetSession } = await load()
  await sessionStorage.setItem(SESSION_KEY, 'first')
  expect(await replaceSession('first', 'second')).toBe(true)
  expect(await replaceSession('first', 'third')).toBe(false)
  expect(await sessionStorage.getItem(SESSION_KEY)).toBe('second')
  await forgetSession()
  expect(await replaceSession('second', 'third')).toBe(false)
  expect(await sessionStorage.getItem(SESSION_KEY)).toBeNull()
})

test('a session is known by what renews it, however its text was written', async () => {
  const { SESSION_KEY, sessionStorage, replaceSession } = await load()
  const user = { id: 'ana', email: 'ana@example.test' }
  const text = (access_token: string, refresh_token: string, expires_at: number) =>
    JSON.stringify({ access_token, refresh_token, expires_at, user })
  await sessionStorage.setItem(SESSION_KEY, text('a', 'r', 1))
  expect(await replaceSession(text('a', 's', 1), 'next')).toBe(false)
  expect(await replaceSession(text('a', 'r', 2), 'next')).toBe(true)
})
