import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

/** A person's own bounties, newest first, the latest hundred. */
export function listCreatedBounties(userId: string): Promise<Answer<Bounty[]>> {
  return readRows(
    (client) =>
      client
        .from('bounties')
        .select(BOUNTY_COLUMNS)
        .eq('creator_id', userId)
        .order('created_at', { ascending: false })
        .limit(100),
    (data) => rowsOf(data, bountyFromRow),
  )
}
