import * as v from 'valibot'
import { completionStatuses, type Completion } from '../domain/bounties/completion'
import { databaseTime } from '../domain/time/database-time'
import type { DueReview } from '../domain/bounties/today'
import type { Answer } from './failure'
import { latestFirst, readList, rowOf } from './read-pages'
import { pictureFrom } from './invoke-function'

const CompletionRowSchema = v.pipe(
  v.object({
    id: v.string(),
    bounty_id: v.string(),
    submitter_name: v.optional(v.nullable(v.string()), null),
    photo_path: v.nullable(v.string()),
    notes: v.nullable(v.string()),
    status: v.picklist(completionStatuses),
    reason: v.nullable(v.string()),
    created_at: databaseTime,
  }),
  v.transform(({ bounty_id, submitter_name, photo_path, created_at, ...row }): Completion => ({
    ...row,
    bountyId: bounty_id,
    submitterName: submitter_name,
    photoPath: photo_path,
    createdAt: created_at,
  })),
)

const completionFromRow = rowOf(CompletionRowSchema)

function ownCompletions(bountyId: string): Promise<Answer<Completion[]>> {
  return readList(
    500,
    (client, last, limit) => {
      const query = client
        .from('completions')
        .select('id, bounty_id, photo_path, notes, status, reason, created_at')
        .eq('bounty_id', bountyId)
      return latestFirst(query, 'created_at', last, limit)
    },
    completionFromRow,
  )
}

/** All of them for the bounty's creator and moderators, none for others. */
function submissions(bountyId: string): Promise<Answer<Completion[]>> {
  return readList(
    500,
    (client, last, limit) =>
      client.rpc('bounty_submissions', {
        p_bounty_id: bountyId,
        p_before: last?.['created_at'] ?? null,
        p_before_id: last?.['id'] ?? null,
        p_limit: limit,
      }),
    completionFromRow,
  )
}

/** The submissions to a bounty that this person may see, newest first: all for its creator and moderators, else the own. */
export async function listCompletions(bountyId: string): Promise<Answer<Completion[]>> {
  const [own, others] = await Promise.all([ownCompletions(bountyId), submissions(bountyId)])
  if (!own.ok) return own
  if (!others.ok) return others
  const ownIds = new Set(own.value.map((completion) => completion.id))
  const all = [...own.value, ...others.value.filter((completion) => !ownIds.has(completion.id))]
  return { ok: true, value: all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) }
}

const DueReviewRowSchema = v.pipe(
  v.object({ id: v.string(), title: v.string(), due: v.number(), since: databaseTime }),
  v.transform((row): DueReview => ({ bountyId: row.id, title: row.title, count: row.due, since: row.since })),
)

/** The own bounties with submissions that nobody has decided on, longest waiting first. */
export function listDueReviews(): Promise<Answer<DueReview[]>> {
  return readList(
    200,
    (client, last, limit) =>
      client.rpc('due_reviews', { p_after: last?.['since'] ?? null, p_after_id: last?.['id'] ?? null, p_limit: limit }),
    rowOf(DueReviewRowSchema),
  )
}

const unseen: Readonly<Record<string, 'no_picture' | 'changed'>> = { photo_too_large: 'no_picture', photo_changed: 'changed' }

/** The bytes of a submission's photo, for those who may see it; or why the server, which looks at them first, shows it to nobody. */
export async function completionPhoto(path: string): Promise<Answer<Blob | 'no_picture' | 'changed'>> {
  const answer = await pictureFrom('completion-photo', { path })
  const why = answer.ok ? undefined : unseen[answer.code ?? '']
  return why ? { ok: true, value: why } : answer
}

const ReportRowSchema = v.pipe(
  v.object({ id: v.string(), bounty_id: v.string(), title: v.string(), reason: v.string(), created_at: databaseTime }),
  v.transform(({ bounty_id, created_at, ...row }) => ({ ...row, bountyId: bounty_id, createdAt: created_at })),
)
export type OpenReport = v.InferOutput<typeof ReportRowSchema>

/** The reports that wait for a moderator, oldest first; none for anybody else. */
export function listOpenReports(): Promise<Answer<OpenReport[]>> {
  return readList(
    1000,
    (client, last) =>
      client.rpc('open_reports', { p_after: last?.['created_at'] ?? null, p_after_id: last?.['id'] ?? null, p_limit: 100 }),
    rowOf(ReportRowSchema),
  )
}
