import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readList } from './read-pages'

/** The bounties of these ids, as far as this person may see them; at most a hundred ids fit an address. */
export function listBountiesById(ids: readonly string[]): Promise<Answer<Bounty[]>> {
  const asked = ids.slice(0, 100)
  return readList(
    asked.length,
    (client, last, limit) => {
      const query = client.from('bounties').select(BOUNTY_COLUMNS).in('id', asked)
      return (last ? query.gt('id', last['id']) : query).order('id').limit(limit)
    },
    bountyFromRow,
  )
}
