import { expect, test } from 'vitest'
import { filesTeller, type AppFiles } from './app-files'

const files = (held: number, isFetching = true): AppFiles => ({ held, total: 23, isFetching })

test('open pages are told of every tenth file and of the end', async () => {
  const told: unknown[] = []
  const tell = filesTeller({ matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] })
  for (let held = 1; held <= 23; held += 1) tell(files(held))
  tell(files(23, false))
  await Promise.resolve()
  expect(told).toEqual([files(10), files(20), files(23, false)].map((each) => ({ type: 'app-files', ...each })))
})
