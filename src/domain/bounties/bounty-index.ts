import type { Bounty } from './bounty'
import { bountyCategories, type BountyCategory } from './bounty-category'
import type { BountySort, MarketplaceChoice } from './bounty-search'
import { anywhere, type TimeNeeded } from './place-and-time'
import { folded, foldedWords } from '../text/text-search'
import { samplesLast } from './samples-last'

/** What the Marketplace filters and sorts by, of one open bounty: ten thousand of these are held where ten thousand bounties would be too many. */
export type IndexedBounty = {
  id: string
  category: BountyCategory
  deadlineMs: number
  fundingCents: number
  contributors: number
  isSample: boolean
  /** Each word of title, description and place once, folded. */
  words: string
  isAnywhere: boolean
  time: TimeNeeded | undefined
}
export type MarketplaceMatch = Partial<MarketplaceChoice> & { query: string }
/** Up to the limit, in order, and whether more follow. */
export type MatchPage = { ids: string[]; more: boolean }

type Order = (a: IndexedBounty, b: IndexedBounty) => number

const byId: Order = (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id))

/** Newest is the latest deadline (docs/decisions.md, 12); ties follow the id in the direction of the sort, as the server's pages do. */
const orders: Record<BountySort, Order> = {
  newest: (a, b) => b.deadlineMs - a.deadlineMs || byId(b, a),
  'most-funded': (a, b) => b.fundingCents - a.fundingCents || byId(b, a),
  'ending-soon': (a, b) => a.deadlineMs - b.deadlineMs || byId(a, b),
  'most-popular': (a, b) => b.contributors - a.contributors || byId(b, a),
}

export function indexBounty({ id, contributors, isSample, ...bounty }: Bounty): IndexedBounty {
  return {
    id,
    // The list's own string: a row that was read from the storage brings a copy.
    category: bountyCategories.find((name) => name === bounty.category) ?? bounty.category,
    deadlineMs: Date.parse(bounty.deadline),
    fundingCents: bounty.currentFundingCents,
    contributors,
    isSample,
    words: [...new Set(folded(`${bounty.title}\n${bounty.description}\n${bounty.place ?? ''}`).split(' '))].join(' '),
    isAnywhere: bounty.place === anywhere,
    time: bounty.timeNeeded,
  }
}

/** Sorted, samples behind all others. */
export function inOrder(index: readonly IndexedBounty[], sort: BountySort): IndexedBounty[] {
  return samplesLast(index.toSorted(orders[sort]), ({ isSample }) => isSample)
}

/** A page of the server's list: the ids it names, the id it begins after, and whether nothing follows it. */
export type NamedPage = { ids: readonly string[]; after: string | undefined; ended: boolean }

/** What an ordered index holds between the ends of a page of the server's, of what the page doesn't name. */
export function unnamedBy(page: NamedPage, ordered: readonly IndexedBounty[], match: MarketplaceMatch, nowMs: number): string[] {
  const { ids } = matchPage(ordered, match, nowMs, Number.POSITIVE_INFINITY)
  const named = new Set(page.ids)
  const begin = page.after === undefined ? 0 : ids.indexOf(page.after) + 1
  const end = page.ended ? ids.length : ids.findLastIndex((id) => named.has(id))
  return ids.slice(begin, Math.max(end, begin)).filter((id) => !named.has(id))
}

/** The first `limit` of an ordered index that have not ended, are what was chosen and hold each of the words. */
export function matchPage(
  ordered: readonly IndexedBounty[],
  { category, place, time, query }: MarketplaceMatch,
  nowMs: number,
  limit: number,
): MatchPage {
  const words = foldedWords(query)
  const ids: string[] = []
  for (const bounty of ordered) {
    const matches =
      bounty.deadlineMs > nowMs &&
      (category === undefined || bounty.category === category) &&
      (place === undefined || bounty.isAnywhere) &&
      (time === undefined || bounty.time === time) &&
      words.every((word) => bounty.words.includes(word))
    if (!matches) continue
    if (ids.length === limit) return { ids, more: true }
    ids.push(bounty.id)
  }
  return { ids, more: false }
}
