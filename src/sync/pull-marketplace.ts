import type { Bounty } from '../domain/bounty'
import { bountyPageSize, type BountySort } from '../domain/bounty-search'
import { bountyById } from '../local/bounties'
import { cacheBounties } from '../local/cache-bounties'
import { isServersAnswer, type Refusal } from '../remote/failure'
import { listMarketplace, type MarketplaceCursor, type MarketplaceQuery } from '../remote/bounties'
import { noteAnswer } from './connection'
import { cacheSamples } from './cache-samples'

const valueOf: Record<BountySort, (bounty: Bounty) => string> = {
  newest: (bounty) => bounty.deadline,
  'ending-soon': (bounty) => bounty.deadline,
  'most-funded': (bounty) => (bounty.currentFundingCents / 100).toFixed(2),
  'most-popular': (bounty) => String(bounty.contributors),
}

/** By the row as the server told it: with an own pledge that is not sent, a page by funding would bring the same bounties again. */
async function cursorAfter(id: string | undefined, sort: BountySort): Promise<MarketplaceCursor | null> {
  const last = id === undefined ? undefined : await bountyById(id)
  return last === undefined ? null : { value: valueOf[sort](last), id: last.id }
}

/** Fetches a page of the Marketplace into the cache, the one after the bounty `last`. `ended`: the server has no further page. */
export async function pullMarketplace(
  query: MarketplaceQuery,
  last: string | undefined,
): Promise<{ ok: true; ended: boolean } | Refusal> {
  await cacheSamples()
  const answer = await listMarketplace(query, await cursorAfter(last, query.sort))
  noteAnswer(isServersAnswer(answer))
  if (!answer.ok) return answer
  await cacheBounties(answer.value)
  return { ok: true, ended: answer.value.length < bountyPageSize }
}
