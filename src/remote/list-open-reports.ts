import * as v from 'valibot'
import { databaseTime } from '../domain/database-time'
import type { Answer } from './failure'
import { readList } from './read-pages'

const RowSchema = v.pipe(
  v.object({ id: v.string(), bounty_id: v.string(), title: v.string(), reason: v.string(), created_at: databaseTime }),
  v.transform((row) => ({
    id: row.id,
    bountyId: row.bounty_id,
    title: row.title,
    reason: row.reason,
    createdAt: row.created_at,
  })),
)
export type OpenReport = v.InferOutput<typeof RowSchema>

function reportFromRow(row: unknown): OpenReport | null {
  const parsed = v.safeParse(RowSchema, row)
  return parsed.success ? parsed.output : null
}

/** The reports that wait for a moderator, oldest first; none for anybody else. */
export function listOpenReports(): Promise<Answer<OpenReport[]>> {
  return readList(
    1000,
    (client, last) =>
      client.rpc('open_reports', { p_after: last?.['created_at'] ?? null, p_after_id: last?.['id'] ?? null, p_limit: 100 }),
    reportFromRow,
  )
}
