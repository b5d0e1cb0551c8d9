import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bounty } from '../domain/bounties/bounty'
import { bounty } from '../domain/bounties/bounty-fixture'
import { activeBounties, bountyById, openBountyIndex } from '../local/bounties'
import { cacheDatabase } from '../local/databases'
import { clearPrivateData } from '../local/forget-person'
import { forgetSession, SESSION_KEY, sessionStorage } from '../local/session-storage'
import { askAndExpire, fetchActive, fetchBounty, fetchMine, fetchToday } from './fetch-bounties'

vi.stubGlobal('navigator', {})
const session = { access_token: 'a', refresh_token: 'r', expires_at: 4e9, user: { id: 'ana', email: 'ana@example.test' } }
const row = (id: string, isHidden: boolean) => bounty(id, { isHidden, deadlineIn: 10_000 })
const accepted = { bountyId: 'hidden', userId: 'ana', status: 'submitted', updatedAt: row('a', false).updatedAt } as const

/** The person signs out while the server is asked. */
async function leave(): Promise<void> {
  await forgetSession()
  await clearPrivateData()
}

vi.mock('../sync/cache-samples', () => ({ cacheSamples: async () => undefined }))
const remote = vi.hoisted(() => ({
  expireDueBounties: vi.fn<() => Promise<object>>(async () => ({ ok: true, value: 1 })),
  listActiveBounties: vi.fn<() => Promise<object>>(),
  readBounty: vi.fn<() => Promise<object>>(),
  listCreatedBounties: vi.fn<() => Promise<object>>(),
  listBountiesById: vi.fn<() => Promise<object>>(),
}))
const told = vi.hoisted(() => ({ reviews: vi.fn<() => unknown>() }))
vi.mock('../remote/leaderboard', () => ({ myStanding: async () => ({ ok: true, value: { points: 0 } }) }))
vi.mock('../remote/reviews', () => ({ listDueReviews: told.reviews }))
vi.mock('../remote/ping', () => ({ ping: async () => ({ ok: true, serverTime: null, epoch: null }) }))
vi.mock('../remote/bounties', () => ({
  ...remote,
  listMyAcceptances: async () => ({ ok: true, value: [accepted] }),
  listMyPledges: async () => ({ ok: true, value: [] }),
}))

beforeEach(async () => {
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  remote.listCreatedBounties.mockResolvedValue({ ok: true, value: [] })
})
afterEach(() => cacheDatabase().bounties.clear())

test.each([
  [
    'the own bounties',
    fetchMine,
    () =>
      remote.listCreatedBounties.mockImplementation(async () => {
        await leave()
        return { ok: true, value: [row('hidden', true)] }
      }),
  ],
  [
    'the bounties of the own acts',
    fetchMine,
    () =>
      remote.listBountiesById.mockImplementation(async () => {
        await leave()
        return { ok: true, value: [row('hidden', true)] }
      }),
  ],
  [
    'one bounty',
    () => fetchBounty('hidden'),
    () =>
      remote.readBounty.mockImplementation(async () => {
        await leave()
        return { ok: true, value: row('hidden', true) }
      }),
  ],
  [
    'Active Bounties',
    fetchActive,
    () =>
      remote.listActiveBounties.mockImplementation(async () => {
        await leave()
        return { ok: true, value: { rows: [row('hidden', true), row('public', false)], next: null } }
      }),
  ],
])('a hidden bounty that comes with %s after the sign-out is kept for nobody', async (_what, pull, answer) => {
  answer()
  expect(await pull()).toMatchObject({ ok: true })
  expect(await bountyById('hidden')).toBeUndefined()
})

test('who has a part in a hidden one keeps it, though no list names it', async () => {
  remote.readBounty.mockResolvedValue({ ok: true, value: row('hidden', true) })
  await fetchBounty('hidden')
  remote.listActiveBounties.mockResolvedValue({ ok: true, value: { rows: [], next: null } })
  await fetchActive()
  expect(await bountyById('hidden')).toMatchObject({ isHidden: true })
  expect(await activeBounties(9)).toEqual([])
  expect(await openBountyIndex()).toEqual([])
})

test.each([
  [null, true],
  [row('public', false), false],
])('of one bounty it tells whether the server has none', async (value, isNone) => {
  remote.readBounty.mockResolvedValue({ ok: true, value })
  expect(await fetchBounty('public')).toEqual({ ok: true, value: { isNone } })
})

test('a review that waits is told, however many newer notices there are', async () => {
  const review = { bountyId: 'mine', title: 'Walk the wall', count: 2, since: '2026-11-01T10:00:00.000Z' }
  await forgetSession()
  told.reviews.mockResolvedValue({ ok: true, value: [review] })
  expect(await fetchToday()).toMatchObject({ ok: true, value: { reviews: [review] } })
})

test('what could not be asked is told as such', async () => {
  await forgetSession()
  told.reviews.mockResolvedValue({ ok: false, code: 'offline' })
  expect(await fetchToday()).toEqual({ ok: false, code: 'offline' })
})

const rows = (all: Bounty[]) => all
const hour = 3_600_000
const due = (fromNow: number, status: Bounty['status'] = 'active') =>
  bounty('b1', { deadline: new Date(Date.now() + fromNow).toISOString(), status })

test('where nothing is over, the server is asked once', async () => {
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValue({ ok: true, value: [due(hour), due(-hour, 'completed')] })
  await askAndExpire(ask, rows)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(remote.expireDueBounties).not.toHaveBeenCalled()
})

test('an open bounty past its deadline is ended by the server and asked for again, once a minute at most', async () => {
  const late = [due(-hour)]
  const ended = [due(-hour, 'expired')]
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValueOnce({ ok: true, value: late })
    .mockResolvedValueOnce({ ok: true, value: ended })
    .mockResolvedValue({ ok: true, value: late })
  expect(await askAndExpire(ask, rows)).toEqual({ ok: true, value: ended })
  expect(await askAndExpire(ask, rows)).toEqual({ ok: true, value: late })
  expect(remote.expireDueBounties).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(3)
})
