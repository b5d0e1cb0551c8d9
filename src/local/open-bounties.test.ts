import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { expect, test } from 'vitest'
import { bounty } from '../domain/bounties/bounty-fixture'
import { cacheBounties, dropBounty } from './cache-bounties'
import { cacheDatabase } from './cache-database'
import { openBountyIndex } from './open-bounties'

const fundings = async () => (await openBountyIndex()).map(({ id, fundingCents }) => `${id} ${fundingCents}`)

test('what is active or funded is in the index, however many there are', async () => {
  const many = Array.from({ length: 501 }, (_, index) => bounty(`m${index}`))
  await cacheBounties([...many, bounty('f', { status: 'funded' }), bounty('done', { status: 'completed' })])
  const ids = (await openBountyIndex()).map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...many.map(({ id }) => id), 'f'].toSorted())
  await cacheDatabase().bounties.clear()
})

test('a live query is told of a bounty that comes, changes and goes', async () => {
  const told: string[] = []
  const stop = liveQuery(fundings).subscribe({ next: (all) => told.push(all.join(' ')) })
  const last = () => expect.poll(() => told.at(-1))
  await last().toBe('')
  await cacheBounties([bounty('a', { currentFundingCents: 100 })])
  await last().toBe('a 100')
  await cacheBounties([bounty('a', { currentFundingCents: 900 })])
  await last().toBe('a 900')
  await dropBounty('a')
  await last().toBe('')
  stop.unsubscribe()
})
