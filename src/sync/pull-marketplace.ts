import type { Bounty } from '../domain/bounty'
import { bountyPageSize, type BountySort } from '../domain/bounty-search'
import { putBounties } from '../local/keep-bounties'
import { isServersAnswer, type Refusal } from '../remote/failure'
import { listMarketplace, type MarketplaceCursor, type MarketplaceQuery } from '../remote/bounties'
import { noteAnswer } from './connection'
import { keepSamples } from './keep-samples'

const valueOf: Record<BountySort, (bounty: Bounty) => string> = {
  newest: (bounty) => bounty.deadline,
  'ending-soon': (bounty) => bounty.deadline,
  'most-funded': (bounty) => (bounty.currentFundingCents / 100).toFixed(2),
  'most-popular': (bounty) => String(bounty.contributors),
}

function cursorAfter(last: Bounty | undefined, sort: BountySort): MarketplaceCursor | null {
  return last === undefined ? null : { value: valueOf[sort](last), id: last.id }
}

/** Fetches a page of the Marketplace into the cache, the one after `last`. `ended`: the server has no further page. */
export async function pullMarketplace(
  query: MarketplaceQuery,
  last: Bounty | undefined,
): Promise<{ ok: true; ended: boolean } | Refusal> {
  await keepSamples()
  const answer = await listMarketplace(query, cursorAfter(last, query.sort))
  noteAnswer(isServersAnswer(answer))
  if (!answer.ok) return answer
  await putBounties(answer.value)
  return { ok: true, ended: answer.value.length < bountyPageSize }
}
