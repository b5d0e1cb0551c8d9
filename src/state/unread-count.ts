import { create } from 'zustand'
import type { Notification } from '../domain/bounties/notification'
import { cacheAnswer, changeOwn, readOwn } from '../local/own-values'
import { setAppBadgePart } from './app-badge'
import { useAuth } from './auth-store'

type CachedUnread = { unread: number; at: number }

/** How long a count is good enough for the header of a page that shows no list, in milliseconds. */
const freshForMs = 300_000
const name = 'unread'
const none = { unread: 0, isTold: false }

/** How many of this person's latest notifications are unread; `isTold` once the academy has told this page. None for a visitor. */
const useCount = create<{ userId: string | null; unread: number; isTold: boolean }>()(() => ({ userId: null, ...none }))

export const useUnread = (userId: string): number => useCount((state) => (state.userId === userId ? state.unread : 0))

function isCached(value: unknown): value is CachedUnread {
  const is = (key: string) => typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'number'
  return is('unread') && is('at')
}

function show(userId: string, unread: number, isTold: boolean): void {
  useCount.setState({ userId, unread, isTold })
  setAppBadgePart('unread', unread)
}

/** Shows how many of these, which the academy has just told this person, are unread, and caches it for the pages to come. */
export function countUnread(userId: string, items: readonly Notification[]): void {
  if (useAuth.getState().user?.id !== userId) return
  const unread = items.filter(({ isRead }) => !isRead).length
  show(userId, unread, true)
  void cacheAnswer(userId, name, { unread, at: Date.now() })
}

/**
 * Shows the count that this device last knew, and says whether it is time to ask again: a page that shows no list
 * need not load the network's code for it each time.
 */
export async function showCachedUnread(userId: string): Promise<{ isFresh: boolean }> {
  const cached = await readOwn(userId, name)
  if (!isCached(cached) || useAuth.getState().user?.id !== userId) return { isFresh: false }
  const known = useCount.getState()
  if (known.userId !== userId || !known.isTold) show(userId, cached.unread, false)
  return { isFresh: Math.abs(Date.now() - cached.at) < freshForMs }
}

/** Has the next look ask, however fresh the count is: what it counts is about to change at the academy, and this page may be gone by then. */
export function outdateCachedUnread(userId: string): Promise<void> {
  return changeOwn(userId, name, (cached) => (isCached(cached) ? { ...cached, at: 0 } : cached))
}

/** Marks these as read at the academy; whether it did. */
export async function sendRead(ids: readonly string[]): Promise<boolean> {
  const { markNotificationsRead } = await import('../remote/notifications')
  return (await markNotificationsRead(ids)).ok
}

/** Forgets the count at sign-out. */
export function clearUnread(): void {
  useCount.setState({ userId: null, ...none })
  setAppBadgePart('unread', 0)
}

// In another window as well.
useAuth.subscribe(({ user }, before) => {
  if (before.user !== null && before.user.id !== user?.id) clearUnread()
})
