import * as v from 'valibot'
import { completionStatuses, type Completion } from '../domain/completion'
import { databaseTime } from '../domain/database-time'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

const RowSchema = v.pipe(
  v.object({
    id: v.string(),
    bounty_id: v.string(),
    user_id: v.string(),
    photo_path: v.nullable(v.string()),
    notes: v.nullable(v.string()),
    status: v.picklist(completionStatuses),
    reason: v.nullable(v.string()),
    created_at: databaseTime,
  }),
  v.transform((row): Completion => ({
    id: row.id,
    bountyId: row.bounty_id,
    userId: row.user_id,
    photoPath: row.photo_path,
    notes: row.notes,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
  })),
)

function completionFromRow(row: unknown): Completion | null {
  const parsed = v.safeParse(RowSchema, row)
  return parsed.success ? parsed.output : null
}

/** The submissions to a bounty that this person may see, newest first: all for its creator and moderators, else the own. Decision 8. */
export function listCompletions(bountyId: string): Promise<Answer<Completion[]>> {
  return readRows(
    (client) =>
      client
        .from('completions')
        .select('id, bounty_id, user_id, photo_path, notes, status, reason, created_at')
        .eq('bounty_id', bountyId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(100),
    (data) => rowsOf(data, completionFromRow),
  )
}
