import { create } from 'zustand'
import type { Notification } from '../domain/notification'
import { cacheAnswer, changeOwn, readOwn } from '../local/own-values'
import { setAppBadgePart } from './app-badge'
import { useAuth } from './auth-store'

type Notifications = { userId: string | null; items: readonly Notification[]; unread: number; failed: boolean; isTold: boolean }
type CachedUnread = { unread: number; at: number }

/** How long a count is good enough for the header of a page that shows no list, in milliseconds. */
const freshForMs = 300_000
const none = { items: [], unread: 0, failed: false, isTold: false }

/** This person's notifications, as last fetched; `isTold` once they were; empty for a visitor. Header and My Bounties show the same. */
export const useNotifications = create<Notifications>()(() => ({ userId: null, ...none }))

const unreadName = 'unread'

function isCached(value: unknown): value is CachedUnread {
  const is = (key: string) => typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'number'
  return is('unread') && is('at')
}

const readIds = (items: readonly Notification[]) => items.flatMap(({ id, isRead }) => (isRead ? [id] : []))
const marked = (items: readonly Notification[], read: ReadonlySet<string>) =>
  items.map((item) => (read.has(item.id) ? { ...item, isRead: true } : item))

function update(userId: string, items: readonly Notification[]): void {
  const unread = items.filter((item) => !item.isRead).length
  useNotifications.setState({ userId, items, unread, failed: false, isTold: true })
  setAppBadgePart('unread', unread)
  void cacheAnswer(userId, unreadName, { unread, at: Date.now() })
}

function turnTo(userId: string): void {
  if (useNotifications.getState().userId !== userId) useNotifications.setState({ userId, ...none })
}

/**
 * Shows the count that this phone last knew, and says whether it is time to ask again: a page that shows no list
 * need not load the network's code for it each time.
 */
export async function showCachedUnread(userId: string): Promise<{ isFresh: boolean }> {
  turnTo(userId)
  const cached = await readOwn(userId, unreadName)
  const { userId: current, items } = useNotifications.getState()
  if (!isCached(cached) || current !== userId) return { isFresh: false }
  if (items.length === 0) {
    useNotifications.setState({ unread: cached.unread })
    setAppBadgePart('unread', cached.unread)
  }
  return { isFresh: Math.abs(Date.now() - cached.at) < freshForMs }
}

/** Fetches the list of this person. A failure keeps what is shown; what was read here meanwhile stays read, however late the list comes. */
export async function loadNotifications(userId: string): Promise<void> {
  turnTo(userId)
  const { listNotifications } = await import('../remote/notifications')
  const answer = await listNotifications()
  const { userId: current, items } = useNotifications.getState()
  if (current !== userId) return
  if (answer.ok) update(userId, marked(answer.value, new Set(readIds(items))))
  else useNotifications.setState({ failed: true })
}

/** Has the next look ask, however fresh the count is: what it counts is about to change at the academy, and this page may be gone by then. */
export function outdateCachedUnread(userId: string): Promise<void> {
  return changeOwn(userId, unreadName, (cached) => (isCached(cached) ? { ...cached, at: 0 } : cached))
}

/** Forgets them at sign-out. */
export function clearNotifications(): void {
  useNotifications.setState({ userId: null, ...none })
  setAppBadgePart('unread', 0)
}

// In another window as well.
useAuth.subscribe(({ user }, before) => {
  if (before.user !== null && before.user.id !== user?.id) clearNotifications()
})

/** Marks all that are shown as read, on the server first. */
export async function readAllNotifications(): Promise<boolean> {
  const { userId, items } = useNotifications.getState()
  if (userId === null) return false
  const unread = items.filter((item) => !item.isRead).map((item) => item.id)
  const { markNotificationsRead } = await import('../remote/notifications')
  const answer = await markNotificationsRead(unread)
  if (!answer.ok) return false
  const now = useNotifications.getState()
  if (now.userId === userId) update(userId, marked(now.items, new Set(unread)))
  return true
}
