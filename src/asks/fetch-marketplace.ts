import { academyNow } from '../clock'
import type { Bounty } from '../domain/bounties/bounty'
import type { BountySort } from '../domain/bounties/bounty-search'
import { indexBounty, inOrder, unnamedBy } from '../domain/bounties/bounty-index'
import { bountyById, openBountyIndex } from '../local/bounties'
import { cacheBounties, dropBounty } from '../local/cache-bounties'
import { readStoredSession } from '../local/session-storage'
import type { Answer } from '../remote/failure'
import { listBountiesById, listMarketplace, type MarketplaceCursor, type MarketplaceQuery } from '../remote/bounties'
import { withEpochLook } from '../sync/start-sync'
import { cacheSamples } from '../sync/cache-samples'

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

/**
 * Asks for bounties that this device holds and a list of the server's does not name, and drops those that the server has no more for this
 * person: hidden ones, and samples that stepped back. Where it can't be asked, all stay.
 */
async function askForUnnamed(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const viewer = (await readStoredSession())?.user.id
  const asked = ids.slice(0, 100)
  const answer = await listBountiesById(asked, viewer !== undefined)
  // What is hidden from one person may be shown to the next.
  if (!answer.ok || (await readStoredSession())?.user.id !== viewer) return
  const found = new Set(answer.value.map(({ id }) => id))
  await cacheBounties(answer.value)
  await Promise.all(asked.filter((id) => !found.has(id)).map(dropBounty))
}

const ask = async (query: MarketplaceQuery, last: string | undefined) =>
  listMarketplace(query, await cursorAfter(last, query.sort))

/** Fetches a page of the Marketplace into the cache, the one after the bounty `last`. `ended`: the server has no further page. */
export const fetchMarketplace = withEpochLook(readPage)

async function readPage(query: MarketplaceQuery, last: string | undefined): Promise<Answer<{ ended: boolean }>> {
  await cacheSamples()
  // Read while the academy is asked: ten thousand rows take their time.
  const [held, answer] = await Promise.all([openBountyIndex(), ask(query, last)])
  if (!answer.ok) return answer
  const { rows, ended } = answer.value
  await cacheBounties(rows)
  const page = { ids: rows.map(({ id }) => id), after: last, ended }
  const known = new Map([...held, ...rows.map(indexBounty)].map((each) => [each.id, each]))
  await askForUnnamed(unnamedBy(page, inOrder([...known.values()], query.sort), query, academyNow()))
  return { ok: true, value: { ended } }
}
