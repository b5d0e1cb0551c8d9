import { sendRead } from '../state/unread-count'
import { changeAnswer } from './use-asked'

/** Marks these notifications as read, on the server first; of what has come meanwhile nothing. Whether the server did. */
export async function markRead(ids: readonly string[]): Promise<boolean> {
  if (!(await sendRead(ids))) return false
  changeAnswer('notifications', [], (now) => now?.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item)))
  return true
}
