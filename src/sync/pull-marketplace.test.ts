import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { bounty } from '../domain/bounty-fixture'
import { cacheBounties } from '../local/cache-bounties'
import { pullMarketplace } from './pull-marketplace'

vi.mock('./cache-samples', () => ({ cacheSamples: async () => undefined }))
const listMarketplace = vi.hoisted(() => vi.fn<() => Promise<object>>(async () => ({ ok: true, value: [] })))
vi.mock('../remote/bounties', () => ({ listMarketplace }))

test('the next page begins after the funding that the server knows, without an own pledge that is not sent', async () => {
  await cacheBounties([bounty('last', { currentFundingCents: 5_000 })])
  const query = { query: '', sort: 'most-funded' } as const
  await pullMarketplace(query, 'last')
  expect(listMarketplace).toHaveBeenLastCalledWith(query, { value: '50.00', id: 'last' })
})
