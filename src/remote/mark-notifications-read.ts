import type { Answer } from './failure'
import { readRows } from './read-rows'

/** Marks these as read; answers how many are still unread. */
export function markNotificationsRead(ids: readonly string[]): Promise<Answer<number>> {
  return readRows(
    (client) => client.rpc('mark_notifications_read', { p_ids: ids }),
    (data) => (typeof data === 'number' ? data : undefined),
  )
}
