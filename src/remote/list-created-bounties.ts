import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { olderThan, readList } from './read-pages'

/** A person's own bounties, newest first, the latest thousand. */
export function listCreatedBounties(userId: string): Promise<Answer<Bounty[]>> {
  return readList(
    1000,
    (client, last, limit) => {
      const query = client.from('bounties').select(BOUNTY_COLUMNS).eq('creator_id', userId)
      return (last ? query.or(olderThan('created_at', last)) : query)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit)
    },
    bountyFromRow,
  )
}
