import type { Bounty, BountyCategory } from '../domain/bounty'
import { bountyPageSize, type BountySort } from '../domain/bounty-search'
import { bountyFromRow } from './bounty-row'
import type { Answer } from './failure'
import { readList } from './read-pages'

export type MarketplaceQuery = { category?: BountyCategory | undefined; query: string; sort: BountySort }
/** The sort column's value and the id of the last row the reader has. */
export type MarketplaceCursor = { value: string; id: string }

const sortColumns: Record<BountySort, string> = {
  newest: 'deadline',
  'most-funded': 'current_funding',
  'ending-soon': 'deadline',
  'most-popular': 'contributors',
}

/** A page of the Marketplace: active and funded bounties, those after the cursor. */
export function listMarketplace(
  { category, query, sort }: MarketplaceQuery,
  after: MarketplaceCursor | null,
): Promise<Answer<Bounty[]>> {
  return readList(
    bountyPageSize,
    (client, last, limit) =>
      client.rpc('marketplace', {
        p_sort: sort,
        p_category: category ?? null,
        p_search: query.trim() === '' ? null : query.trim(),
        p_after_value: last ? String(last[sortColumns[sort]]) : (after?.value ?? null),
        p_after_id: last?.['id'] ?? after?.id ?? null,
        p_limit: limit,
      }),
    bountyFromRow,
  )
}
