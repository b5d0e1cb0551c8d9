import * as v from 'valibot'
import { databaseTime } from '../domain/time/database-time'
import { notificationKinds, type Notification } from '../domain/bounties/notification'
import { askHidden } from './bounties'
import type { Answer } from './failure'
import { latestFirst, readList, rowOf } from './read-pages'
import { readRows } from './data-client'

const RowSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(notificationKinds),
    bounty_id: v.string(),
    bounty: v.nullish(v.object({ title: v.string() }), null),
    reason: v.nullable(v.string()),
    created_at: databaseTime,
    read_at: v.nullable(v.string()),
  }),
  v.transform(({ bounty_id, bounty, created_at, read_at, ...row }): Notification => ({
    ...row,
    bountyId: bounty_id,
    bountyTitle: bounty?.title ?? null,
    createdAt: created_at,
    isRead: read_at !== null,
  })),
)

/** This person's latest notifications, newest first. */
export async function listNotifications(): Promise<Answer<Notification[]>> {
  const answer = await readList(
    50,
    (client, last, limit) => {
      const query = client
        .from('notifications')
        .select('id, kind, bounty_id, reason, created_at, read_at, bounty:bounties(title)')
      return latestFirst(query, 'created_at', last, limit)
    },
    rowOf(RowSchema),
  )
  if (!answer.ok) return answer
  const untitled = answer.value.flatMap(({ bountyId, bountyTitle }) => (bountyTitle === null ? [bountyId] : []))
  const hidden = await askHidden([...new Set(untitled)], true)
  const titles = new Map(hidden.ok ? hidden.value.map(({ id, title }) => [id, title]) : [])
  return {
    ok: true,
    value: answer.value.map((each) => ({ ...each, bountyTitle: each.bountyTitle ?? titles.get(each.bountyId) ?? null })),
  }
}

/** Marks these as read; answers how many are still unread. */
export function markNotificationsRead(ids: readonly string[]): Promise<Answer<number>> {
  return readRows(
    (client) => client.rpc('mark_notifications_read', { p_ids: ids }),
    (data) => (typeof data === 'number' ? data : undefined),
  )
}
