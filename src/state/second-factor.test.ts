import { expect, test, vi } from 'vitest'
import { listFactors } from './second-factor'

const remote = vi.hoisted(() => ({ listFactors: vi.fn<() => Promise<never>>() }))
vi.mock('../remote/second-factor', () => remote)
vi.mock('./auth-store', () => ({ startAuth: () => Promise.resolve() }))

test.each([
  ['a script that is not to be had', Object.assign(new Error('Script missing'), { name: 'MissingScript' }), 'offline', 0],
  ['a fault of this app', new TypeError('read is not a function'), 'unreadable', 1],
])('%s is told as what it is', async (_, thrown, code, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  remote.listFactors.mockRejectedValue(thrown)
  expect(await listFactors()).toMatchObject({ ok: false, code })
  expect(log).toHaveBeenCalledTimes(logged)
  log.mockRestore()
})
