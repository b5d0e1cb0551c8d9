import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bountySearchSchema } from './bounty-search'

it.each([
  [{}, {}],
  [
    { tab: 'marketplace', sort: 'ending-soon' },
    { tab: 'marketplace', sort: 'ending-soon' },
  ],
  [
    { category: 'Civic Engagement', q: 'map' },
    { category: 'Civic Engagement', q: 'map' },
  ],
  [
    { place: 'Anywhere', time: 'Up to a day' },
    { place: 'Anywhere', time: 'Up to a day' },
  ],
  [{ place: 'Portland', time: 'A while' }, {}],
  [{ tab: 'admin', sort: 'random', category: 'Other', q: 7, period: 'daily', mine: null }, {}],
  [{ q: 'x'.repeat(101) }, {}],
  [
    { tab: 'mine', mine: 'funded', utm_source: 'mail' },
    { tab: 'mine', mine: 'funded' },
  ],
])('%j is read as %j', (search, read) => {
  expect(JSON.parse(JSON.stringify(v.parse(bountySearchSchema, search)))).toEqual(read)
})
