import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

/** The bounties of these ids, as far as this person may see them; at most a hundred ids fit an address. */
export function listBountiesById(ids: readonly string[]): Promise<Answer<Bounty[]>> {
  return readRows(
    (client) => client.from('bounties').select(BOUNTY_COLUMNS).in('id', ids.slice(0, 100)),
    (data) => rowsOf(data, bountyFromRow),
  )
}
