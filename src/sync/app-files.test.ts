import { afterEach, expect, test, vi } from 'vitest'
import { type AppFiles, CHECK_FILES, followAppFiles, pageNotifier } from './app-files'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const files = (held: number, isFetching = true): AppFiles => ({ held, total: 23, isFetching })

test('open pages are told of every tenth file and of the end', async () => {
  const told: unknown[] = []
  const tell = pageNotifier({ matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] })
  for (let held = 1; held <= 23; held += 1) tell(files(held))
  tell(files(23, false))
  await Promise.resolve()
  expect(told).toEqual([files(10), files(20), files(23, false)].map((each) => ({ type: 'app-files', ...each })))
})

test('what is missing is asked for again, ever later, until all is there', async () => {
  vi.useFakeTimers()
  const asked: unknown[] = []
  const worker = new EventTarget()
  const active = { postMessage: (message: unknown) => asked.push(message) }
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(worker, { getRegistration: async () => ({ active }) }) })
  const tell = (told: AppFiles) =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'app-files', ...told } }))
  followAppFiles()

  tell(files(1, false))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([{ type: CHECK_FILES }])
  tell(files(2, false))
  await vi.advanceTimersByTimeAsync(9999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)

  tell(files(2, false))
  tell(files(10))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  tell(files(23, false))
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(asked).toHaveLength(2)
})
