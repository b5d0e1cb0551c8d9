import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '../domain/notification'
import { keyvalStore } from '../local/keyval-store'
import { SESSION_KEY } from '../local/session-storage'
import {
  clearNotifications,
  outdateCachedUnread,
  loadNotifications,
  readAllNotifications,
  showCachedUnread,
  useNotifications,
} from './notification-store'

const remote = vi.hoisted(() => ({ listNotifications: vi.fn<() => unknown>(), markNotificationsRead: vi.fn<() => unknown>() }))
vi.mock('../remote/notifications', () => remote)
vi.mock('./app-badge', () => ({ setAppBadgePart: () => undefined }))

const told = (...ids: string[]): Notification[] =>
  ids.map((id) => ({
    id,
    kind: 'goal_reached',
    bountyId: 'b',
    bountyTitle: 'Flag code',
    reason: null,
    isRead: false,
    createdAt: '',
  }))
const answer = (...ids: string[]) => Promise.resolve({ ok: true, value: told(...ids) })
const unread = () => useNotifications.getState().items.flatMap(({ id, isRead }) => (isRead ? [] : [id]))

beforeEach(() => {
  clearNotifications()
  vi.resetAllMocks()
})

test('a list that was asked for before all were read, and comes after it, does not bring them back', async () => {
  remote.listNotifications.mockReturnValueOnce(answer('a', 'b'))
  await loadNotifications('ana')
  remote.listNotifications.mockImplementationOnce(async () => {
    await expect.poll(unread).toEqual([])
    return answer('c', 'a', 'b')
  })
  const late = loadNotifications('ana')
  await expect.poll(() => remote.listNotifications.mock.calls.length).toBe(2)
  remote.markNotificationsRead.mockResolvedValueOnce({ ok: true, value: null })
  expect(await readAllNotifications()).toBe(true)
  await late
  expect(unread()).toEqual(['c'])
  expect(useNotifications.getState().unread).toBe(1)
})

test('what came while the others were marked as read stays, and stays unread', async () => {
  remote.listNotifications.mockReturnValueOnce(answer('a'))
  await loadNotifications('ana')
  remote.markNotificationsRead.mockImplementationOnce(async () => {
    remote.listNotifications.mockReturnValueOnce(answer('b', 'a'))
    await loadNotifications('ana')
    return { ok: true, value: null }
  })
  await readAllNotifications()
  expect(unread()).toEqual(['b'])
})

test('a count that is about to change is shown, and asked for again', async () => {
  const session = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 4e9, user: { id: 'ana' } })
  await keyvalStore()('readwrite', (store) => void store.put(session, SESSION_KEY))
  remote.listNotifications.mockReturnValueOnce(answer('a'))
  await loadNotifications('ana')
  await expect.poll(async () => (await showCachedUnread('ana')).isFresh).toBe(true)
  await outdateCachedUnread('ana')
  clearNotifications()
  expect(await showCachedUnread('ana')).toEqual({ isFresh: false })
  expect(useNotifications.getState().unread).toBe(1)
})
