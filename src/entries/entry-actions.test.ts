import { afterEach, expect, test, vi } from 'vitest'

/** The press, with a fresh copy of what it uses; answers what the person was told. */
async function press(): Promise<string | undefined> {
  const [{ runAction }, { useToast }] = await Promise.all([import('./entry-actions'), import('../state/toast-store')])
  await runAction((actions) => actions.close('a'))
  return useToast.getState().toast?.description
}

afterEach(() => {
  vi.resetModules()
  vi.doUnmock('../sync/act-commands')
  vi.restoreAllMocks()
})

test('a script that can’t be had is told, and is not called a fault of the storage', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.doMock('../sync/act-commands', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await press()).toMatch(/could not load what it needs/)
})

test('a phone that can’t store it is told, and the act stays as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.doMock('../sync/act-commands', () => ({ close: () => Promise.reject(new Error('connection lost')) }))
  expect(await press()).toMatch(/lost touch with the device’s storage/)
})

test('a phone without room is told so, and nothing is promised of the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = Object.assign(new Error('storage_full'), { code: 'storage_full' })
  vi.doMock('../sync/act-commands', () => ({ close: () => Promise.reject(failure) }))
  expect(await press()).toBe('This device has no room left for it. Free some space, then try again.')
})

test('what went well says nothing of itself', async () => {
  vi.doMock('../sync/act-commands', () => ({ close: () => Promise.resolve() }))
  expect(await press()).toBeUndefined()
})
