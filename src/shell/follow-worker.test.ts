import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followWorker } from './follow-worker'
import { useUpdateOffer } from './app-update'

const { worker, register, update, applyUpdate, Workbox } = vi.hoisted(() => {
  const asked = {
    register: vi.fn<() => Promise<void>>(async () => undefined),
    update: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const told = new EventTarget()
  class Registering {
    register = asked.register
    update = asked.update
    addEventListener = told.addEventListener.bind(told)
  }
  const mayApply = vi.fn<() => Promise<void>>(async () => undefined)
  return { ...asked, worker: told, applyUpdate: mayApply, Workbox: Registering }
})
vi.mock(import('./app-update'), async (original) => ({ ...(await original()), applyUpdate }))
vi.mock('workbox-window', () => ({ Workbox }))

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const window = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    ready: new Promise(() => undefined),
    getRegistration: async () => undefined,
  })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useUpdateOffer.setState({ accept: null, waitsFor: null })
})

test('an app that is resumed, never loaded, looks for a newer version, which is offered once and never forced', async () => {
  await followWorker()
  update.mockClear()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(register).toHaveBeenCalledTimes(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(update).toHaveBeenCalledTimes(3)

  const found = Object.assign(new Event('waiting'), { sw: {} })
  worker.dispatchEvent(found)
  expect(useUpdateOffer.getState().accept).toBeTypeOf('function')
  useUpdateOffer.setState({ accept: null })
  worker.dispatchEvent(Object.assign(new Event('waiting'), { sw: found.sw }))
  expect(useUpdateOffer.getState().accept).toBeNull()
  expect(applyUpdate).not.toHaveBeenCalled()
})
