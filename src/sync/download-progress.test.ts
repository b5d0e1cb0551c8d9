import { expect, test } from 'vitest'
import { downloadTeller } from './download-progress'

test('open pages are told of every tenth file and of the last one', async () => {
  const told: unknown[] = []
  const pages = { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] }
  const teller = downloadTeller(23, pages)
  for (let file = 0; file < 23; file += 1) await teller.cacheDidUpdate()
  expect(told).toEqual([10, 20, 23].map((done) => ({ type: 'download', done, total: 23 })))
})
