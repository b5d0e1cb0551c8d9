import { beforeEach, expect, test, vi } from 'vitest'

const told = vi.hoisted(() => ({ reviews: vi.fn<() => unknown>() }))
vi.mock('../remote/leaderboard', () => ({ myStanding: async () => ({ ok: true, value: { points: 0 } }) }))
vi.mock('../remote/reviews', () => ({ listDueReviews: told.reviews }))
vi.mock('../local/session-storage', () => ({ readStoredSession: async () => null }))
vi.mock('../sync/start-sync', () => ({ withEpochLook: (read: unknown) => read }))

const { fetchToday } = await import('./fetch-mine')

beforeEach(() => vi.clearAllMocks())

test('a review that waits is told, however many newer notices there are', async () => {
  const review = { bountyId: 'mine', title: 'Walk the wall', count: 2, since: '2026-11-01T10:00:00.000Z' }
  told.reviews.mockResolvedValue({ ok: true, value: [review] })
  expect(await fetchToday()).toMatchObject({ ok: true, value: { reviews: [review] } })
})

test('what could not be asked is told as such', async () => {
  told.reviews.mockResolvedValue({ ok: false, code: 'offline' })
  expect(await fetchToday()).toEqual({ ok: false, code: 'offline' })
})
