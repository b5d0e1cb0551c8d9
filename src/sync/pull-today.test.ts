import { beforeEach, expect, test, vi } from 'vitest'

const told = vi.hoisted(() => ({ reviews: vi.fn<() => unknown>(), cache: vi.fn<(...cached: unknown[]) => void>() }))
vi.mock('../local/session-storage', () => ({ readStoredSession: async () => ({ user: { id: 'creator' } }) }))
vi.mock('../local/own-values', () => ({ cacheAnswer: told.cache }))
vi.mock('../local/bounties', () => ({ bountiesByCreator: async () => [] }))
vi.mock('../remote/leaderboard', () => ({ myStanding: async () => ({ ok: true, value: { points: 0 } }) }))
vi.mock('../remote/notifications', () => ({
  listNotifications: async () => ({
    ok: true,
    value: Array.from({ length: 50 }, () => ({ kind: 'goal_reached', bountyId: 'another' })),
  }),
}))
vi.mock('../remote/reviews', () => ({ listDueReviews: told.reviews, listCompletions: told.reviews }))
vi.mock('./pull-my-bounties', () => ({ pullMyBounties: async () => ({ ok: true }) }))

const { pullToday } = await import('./pull-today')

beforeEach(() => vi.clearAllMocks())

test('a review that waits is told, however many newer notices there are', async () => {
  const review = { bountyId: 'mine', title: 'Walk the wall', count: 2, since: '2026-11-01T10:00:00.000Z' }
  told.reviews.mockResolvedValue({ ok: true, value: [review] })
  expect(await pullToday()).toMatchObject({ ok: true })
  expect(told.cache).toHaveBeenCalledWith('creator', 'today', expect.objectContaining({ reviews: [review] }))
})

test('what could not be asked is told as such, and keeps what was known', async () => {
  told.reviews.mockResolvedValue({ ok: false, code: 'offline' })
  expect(await pullToday()).toEqual({ ok: false, code: 'offline' })
  expect(told.cache).not.toHaveBeenCalled()
})
