import * as v from 'valibot'
import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { olderThan, readPages } from './read-pages'

const PAGE_SIZE = 24
/** The server's own spelling of the time: PostgreSQL counts microseconds, and a cursor cut to milliseconds would skip rows. */
const CursorRowSchema = v.pipe(
  v.object({ created_at: v.string(), id: v.string() }),
  v.transform(({ created_at, id }) => ({ createdAt: created_at, id })),
)
export type BountyCursor = v.InferOutput<typeof CursorRowSchema>
export type BountyPage = { rows: Bounty[]; next: BountyCursor | null }

/** Active bounties, newest first, those after the cursor. */
export async function listActiveBounties(after: BountyCursor | null): Promise<Answer<BountyPage>> {
  const start = after === null ? undefined : { created_at: after.createdAt, id: after.id }
  const answer = await readPages(PAGE_SIZE, (client, last = start, limit) => {
    const query = client.from('bounties').select(BOUNTY_COLUMNS).eq('status', 'active')
    return (last ? query.or(olderThan('created_at', last)) : query)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit)
  })
  if (!answer.ok) return answer
  const last = answer.value.length < PAGE_SIZE ? null : v.safeParse(CursorRowSchema, answer.value.at(-1))
  return {
    ok: true,
    value: { rows: answer.value.flatMap((row) => bountyFromRow(row) ?? []), next: last?.success ? last.output : null },
  }
}
