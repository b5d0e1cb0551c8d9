import { create } from 'zustand'
import type { Notification } from '../domain/notification'

type Notifications = { userId: string | null; items: readonly Notification[]; unread: number; failed: boolean }

/** This person's notifications, as last fetched; empty for a visitor. Header and My Bounties show the same. Decision 8. */
export const useNotifications = create<Notifications>()(() => ({ userId: null, items: [], unread: 0, failed: false }))

function keep(userId: string, items: readonly Notification[]): void {
  const unread = items.filter((item) => !item.isRead).length
  useNotifications.setState({ userId, items, unread, failed: false })
  void showOnAppIcon(unread)
}

async function showOnAppIcon(unread: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined)
}

/** Fetches the list of this person. A failure keeps what is shown. */
export async function loadNotifications(userId: string): Promise<void> {
  if (useNotifications.getState().userId !== userId) useNotifications.setState({ userId, items: [], unread: 0, failed: false })
  const { listNotifications } = await import('../remote/list-notifications')
  const answer = await listNotifications()
  if (useNotifications.getState().userId !== userId) return
  if (answer.ok) keep(userId, answer.value)
  else useNotifications.setState({ failed: true })
}

/** Forgets them at sign-out. */
export function clearNotifications(): void {
  useNotifications.setState({ userId: null, items: [], unread: 0, failed: false })
  void showOnAppIcon(0)
}

/** Marks all that are shown as read, on the server first. */
export async function readAllNotifications(): Promise<boolean> {
  const { userId, items } = useNotifications.getState()
  if (userId === null) return false
  const unread = items.filter((item) => !item.isRead).map((item) => item.id)
  const { markNotificationsRead } = await import('../remote/mark-notifications-read')
  const answer = await markNotificationsRead(unread)
  if (!answer.ok) return false
  keep(
    userId,
    items.map((item) => ({ ...item, isRead: true })),
  )
  return true
}
