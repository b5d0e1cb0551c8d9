import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bounty } from '../domain/bounties/bounty'
import { bounty } from '../domain/bounties/bounty-fixture'
import { bountiesById } from '../local/bounties'
import { cacheBounties } from '../local/cache-bounties'
import { cacheDatabase } from '../local/databases'
import { fetchMarketplace } from './fetch-marketplace'

vi.mock('../sync/cache-samples', () => ({ cacheSamples: async () => undefined }))
vi.stubGlobal('navigator', {})
const { listMarketplace, listBountiesById } = vi.hoisted(() => ({
  listMarketplace: vi.fn<() => Promise<object>>(),
  listBountiesById: vi.fn<(ids: readonly string[]) => Promise<object>>(),
}))
vi.mock('../remote/ping', () => ({ ping: async () => ({ ok: true, serverTime: null, epoch: null }) }))
vi.mock('../remote/bounties', () => ({ listMarketplace, listBountiesById }))

const pageOf = (...rows: Bounty[]) => ({ ok: true, value: { rows, ended: true } })

beforeEach(() => {
  listMarketplace.mockResolvedValue(pageOf())
  listBountiesById.mockResolvedValue({ ok: true, value: [] })
})
afterEach(async () => {
  vi.clearAllMocks()
  await cacheDatabase().bounties.clear()
})

test('the next page begins after the funding that the server knows, without an own pledge that is not sent', async () => {
  await cacheBounties([bounty('last', { currentFundingCents: 5_000 })])
  const query = { query: '', sort: 'most-funded' } as const
  await fetchMarketplace(query, 'last')
  expect(listMarketplace).toHaveBeenLastCalledWith(query, { value: '50.00', id: 'last' })
})

const all = { query: '', sort: 'ending-soon' } as const
const later = (id: string, days: number) => bounty(id, { deadlineIn: 10_000 + days })
const held = async () => (await bountiesById(['a', 'hidden', 'own', 'b'])).map(({ id }) => id)

test('what the list does not name is asked for, and goes where the academy has it no more', async () => {
  await cacheBounties([later('a', 1), later('hidden', 2), later('own', 3), later('b', 4)])
  listMarketplace.mockResolvedValue(pageOf(later('a', 1), later('b', 4)))
  listBountiesById.mockResolvedValue({ ok: true, value: [later('own', 3)] })
  await fetchMarketplace(all, undefined)
  expect(listBountiesById).toHaveBeenLastCalledWith(['hidden', 'own'], false)
  expect(await held()).toEqual(['a', 'own', 'b'])
})

test('what nobody could ask for stays', async () => {
  await cacheBounties([later('hidden', 2)])
  listBountiesById.mockResolvedValue({ ok: false })
  await fetchMarketplace(all, undefined)
  expect(await held()).toEqual(['hidden'])
})

test('what has come while the list was asked for stays', async () => {
  const own = later('own', 3)
  listMarketplace.mockImplementation(async () => {
    await cacheBounties([own])
    return pageOf()
  })
  listBountiesById.mockResolvedValue({ ok: true, value: [own] })
  await fetchMarketplace(all, undefined)
  expect(await held()).toEqual(['own'])
})
