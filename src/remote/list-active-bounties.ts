import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

/** Decision 16: pages of 24 by keyset. */
export const PAGE_SIZE = 24
export type BountyCursor = { createdAt: string; id: string }

/** Active bounties, newest first, those after the cursor. Specification, section 7. */
export function listActiveBounties(after: BountyCursor | null): Promise<Answer<Bounty[]>> {
  return readRows(
    (client) => {
      const query = client
        .from('bounties')
        .select(BOUNTY_COLUMNS)
        .eq('status', 'active')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE_SIZE)
      if (after === null) return query
      return query.or(`created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",id.lt.${after.id})`)
    },
    (data) => rowsOf(data, bountyFromRow),
  )
}
