import type { Bounty } from '../domain/bounty'
import { BOUNTY_COLUMNS, bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows } from './read-rows'

/** One bounty by id; null when the server has none that this person may see. */
export function readBounty(id: string): Promise<Answer<Bounty | null>> {
  return readRows(
    (client) => client.from('bounties').select(BOUNTY_COLUMNS).eq('id', id).limit(1),
    (data) => (Array.isArray(data) ? (data.length === 0 ? null : (bountyFromRow(data[0]) ?? undefined)) : undefined),
  )
}
