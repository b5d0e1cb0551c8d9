import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { ageCache } from '../local/cache-bounties'
import { watchesCaughtUp } from '../local/live'
import { addList, useRefresh } from './refresh'

const refreshes = () => useRefresh.getState().refreshes

test('lists that are on the page ask anew when what they show grew old as a whole, and a page without one does not follow it', async () => {
  await ageCache()
  const [removeFirst, removeSecond] = [addList(), addList()]
  await vi.dynamicImportSettled()
  await watchesCaughtUp()
  expect(refreshes()).toBe(0)
  await ageCache()
  await expect.poll(refreshes).toBe(1)
  removeFirst()
  await ageCache()
  await expect.poll(refreshes).toBe(2)
  removeSecond()
  await ageCache()
  await watchesCaughtUp()
  expect(refreshes()).toBe(2)
})
