import * as v from 'valibot'
import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

/** Decision 16: pages of 24 by keyset. */
const PAGE_SIZE = 24
/** The server's own spelling of the time: PostgreSQL counts microseconds, and a cursor cut to milliseconds would skip rows. */
const CursorRowSchema = v.pipe(
  v.object({ created_at: v.string(), id: v.string() }),
  v.transform(({ created_at, id }) => ({ createdAt: created_at, id })),
)
export type BountyCursor = v.InferOutput<typeof CursorRowSchema>
export type BountyPage = { rows: Bounty[]; next: BountyCursor | null }

/** Active bounties, newest first, those after the cursor. Specification, section 7. */
export function listActiveBounties(after: BountyCursor | null): Promise<Answer<BountyPage>> {
  return readRows((client) => {
    const query = client
      .from('bounties')
      .select(BOUNTY_COLUMNS)
      .eq('status', 'active')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_SIZE)
    if (after === null) return query
    return query.or(`created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",id.lt.${after.id})`)
  }, pageOf)
}

function pageOf(data: unknown): BountyPage | undefined {
  const rows = rowsOf(data, bountyFromRow)
  if (!rows || !Array.isArray(data)) return undefined
  const last = data.length < PAGE_SIZE ? null : v.safeParse(CursorRowSchema, data.at(-1))
  return { rows, next: last?.success ? last.output : null }
}
