import type { Bounty, BountyCategory } from '../domain/bounty'
import { bountyPageSize, type BountySort } from '../domain/bounty-search'
import { bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

export type MarketplaceQuery = { category?: BountyCategory | undefined; query: string; sort: BountySort }
/** The sort column's value and the id of the last row the reader has. */
export type MarketplaceCursor = { value: string; id: string }

/** A page of the Marketplace: active and funded bounties, those after the cursor. Decision 12. */
export function listMarketplace(
  { category, query, sort }: MarketplaceQuery,
  after: MarketplaceCursor | null,
): Promise<Answer<Bounty[]>> {
  return readRows(
    (client) =>
      client.rpc('marketplace', {
        p_sort: sort,
        p_category: category ?? null,
        p_search: query.trim() === '' ? null : query.trim(),
        p_after_value: after?.value ?? null,
        p_after_id: after?.id ?? null,
        p_limit: bountyPageSize,
      }),
    (data) => rowsOf(data, bountyFromRow),
  )
}
