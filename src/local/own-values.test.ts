import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const load = () => import('./own-values')

const refuse = (method: 'put' | 'delete') =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('The disk is gone.', 'UnknownError')
  })

// What is thrown within an event of the database fails the run by itself.
test('a change that the browser refuses in the middle keeps what was there, and is nobody’s error', async () => {
  const { changeOwn, readOwn, saveOwn } = await load()
  await saveOwn('me', 'profile', 'typed')
  const refused = [refuse('delete'), refuse('put')]
  await changeOwn('me', 'profile', () => undefined)
  await changeOwn('me', 'profile', () => 'other')
  expect(refused.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(await readOwn('me', 'profile')).toBe('typed')
})

test('what cannot be forgotten is told, and all of it stays', async () => {
  const { forgetOwn, readOwn, saveOwn } = await load()
  await saveOwn('me', 'profile', 'typed')
  refuse('delete')
  await expect(forgetOwn('me', false)).rejects.toThrow('The disk is gone.')
  expect(await readOwn('me', 'profile')).toBe('typed')
})

test('an answer that cannot be kept is nobody’s error', async () => {
  const { cacheAnswer, readOwn } = await load()
  const put = refuse('put')
  await cacheAnswer(null, 'plan', 'told')
  expect(put).toHaveBeenCalledOnce()
  expect(await readOwn(null, 'plan')).toBeUndefined()
})
