import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '../domain/bounties/notification'
import { keyvalStore } from '../local/keyval-store'
import { SESSION_KEY } from '../local/session-storage'
import { useAuth } from './auth-store'
import { clearUnread, countUnread, outdateCachedUnread, showCachedUnread } from './unread-count'

const badge = vi.hoisted(() => vi.fn<(part: string, count: number) => void>())
vi.mock('./app-badge', () => ({ setAppBadgePart: badge }))

const items = (...read: boolean[]): Notification[] =>
  read.map((isRead, nth) => ({
    id: String(nth),
    kind: 'goal_reached',
    bountyId: 'b',
    bountyTitle: 'Flag code',
    reason: null,
    isRead,
    createdAt: '',
  }))
const shown = () => badge.mock.lastCall

beforeEach(async () => {
  const session = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 4e9, user: { id: 'ana' } })
  await keyvalStore()('readwrite', (store) => void store.put(session, SESSION_KEY))
  useAuth.setState({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.test' } })
  clearUnread()
})

test('a count that is about to change is shown, and asked for again', async () => {
  countUnread('ana', items(false, true))
  await expect.poll(async () => (await showCachedUnread('ana')).isFresh).toBe(true)
  await outdateCachedUnread('ana')
  clearUnread()
  expect(await showCachedUnread('ana')).toEqual({ isFresh: false })
  expect(shown()).toEqual(['unread', 1])
})

test('what the academy has told this page stands over what an earlier one cached', async () => {
  countUnread('ana', items(false, false))
  await expect.poll(async () => (await showCachedUnread('ana')).isFresh).toBe(true)
  clearUnread()
  countUnread('ana', items(true))
  await showCachedUnread('ana')
  expect(shown()).toEqual(['unread', 0])
})

test('nothing is shown of who has left', async () => {
  useAuth.setState({ status: 'signed-out', user: null })
  countUnread('ana', items(false))
  await showCachedUnread('ana')
  expect(shown()).toEqual(['unread', 0])
})
