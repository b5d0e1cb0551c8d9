import { describe, expect, it } from 'vitest'
import { bounty, now } from './bounty-fixture'
import { indexBounty, inOrder, matchPage, unnamedBy, type MarketplaceMatch } from './bounty-index'
import type { BountySort } from './bounty-search'

describe('the Marketplace', () => {
  const all = [
    bounty('a', { deadlineIn: 9, currentFundingCents: 100, contributors: 3, title: 'Map the CREEK', place: 'Anywhere' }),
    bounty('b', {
      deadlineIn: 2,
      currentFundingCents: 900,
      contributors: 1,
      category: 'Flag Etiquette',
      status: 'funded',
      timeNeeded: 'Up to a day',
    }),
    bounty('c', {
      deadlineIn: 9,
      currentFundingCents: 100,
      contributors: 3,
      description: 'Follow the creek.',
      place: 'Pôrtland, Oregon',
      timeNeeded: 'Up to a day',
    }),
    bounty('d', { deadlineIn: -1 }),
  ].map(indexBounty)
  const page = (match: MarketplaceMatch, sort: BountySort = 'newest', limit = 24) =>
    matchPage(inOrder(all, sort), match, now, limit)
  const ids = (match: MarketplaceMatch, sort?: BountySort) => page(match, sort).ids.join(' ')

  it.each<[BountySort, string]>([
    ['newest', 'c a b'],
    ['ending-soon', 'b a c'],
    ['most-funded', 'b c a'],
    ['most-popular', 'c a b'],
  ])('sorted %s reads %s', (sort, order) => {
    expect(ids({ query: '' }, sort)).toBe(order)
  })

  it('finds words in title, description or place, whatever their case', () => {
    expect(ids({ query: 'PORTLAND creek' })).toBe('c')
    expect(ids({ query: ' Creek ' })).toBe('c a')
    expect(ids({ query: 'creek  fóllow' })).toBe('c')
    expect(ids({ query: 'nowhere' })).toBe('')
  })

  it('keeps to a category', () => {
    expect(ids({ category: 'Flag Etiquette', query: '' })).toBe('b')
  })

  it('keeps to what can be done anywhere, and to a time: a bounty that says nothing is neither', () => {
    expect(ids({ place: 'Anywhere', query: '' })).toBe('a')
    expect(ids({ time: 'Up to a day', query: '' })).toBe('c b')
    expect(ids({ time: 'Up to a day', category: 'Flag Etiquette', query: '' })).toBe('b')
    expect(ids({ place: 'Anywhere', time: 'Up to a day', query: '' })).toBe('')
  })

  it.each<[string, { named: string; after?: string; ended?: boolean }, string]>([
    ['one that lies before the last that is named', { named: 'c b' }, 'a'],
    ['none behind it, where more follow', { named: 'c' }, ''],
    ['the rest, where nothing follows', { named: 'c', ended: true }, 'a b'],
    ['none before the page began', { named: 'b', after: 'c' }, 'a'],
    ['all, where the list is empty', { named: '', ended: true }, 'c a b'],
    ['none, where all are named', { named: 'c a b', ended: true }, ''],
  ])('misses in a page of the server’s: %s', (_, { named, after, ended = false }, missed) => {
    const found = unnamedBy({ ids: named.split(' '), after, ended }, inOrder(all, 'newest'), { query: '' }, now)
    expect(found.join(' ')).toBe(missed)
  })

  it('stops at the limit and says whether more follow', () => {
    expect(page({ query: '' }, 'newest', 2)).toEqual({ ids: ['c', 'a'], more: true })
    expect(page({ query: '' }, 'newest', 3)).toEqual({ ids: ['c', 'a', 'b'], more: false })
  })
})
