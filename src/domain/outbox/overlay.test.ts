import { expect, test } from 'vitest'
import { bounty } from '../bounties/bounty-fixture'
import { ANA, Bench, create, fund } from './fixture'
import { overlayBounty, unsentBounties } from './overlay'

const held = bounty('b1', { currentFundingCents: 1000, contributors: 1 })

test('what is pledged and not sent is laid over the total, and a refusal takes it back', () => {
  const bench = new Bench()
  bench.enqueue(fund('f1', 'b1'))
  bench.enqueue(fund('f2', 'b1'))
  bench.enqueue(fund('f3', 'b2'))
  const seen = () => overlayBounty(held, [...bench.state.entries.values()])
  expect(seen()).toMatchObject({ bounty: { currentFundingCents: 6000 }, pendingFundingCents: 5000 })
  bench.answer('f1', 'rejected', 'bounty_closed')
  expect(seen()).toMatchObject({ bounty: { currentFundingCents: 3500 }, pendingFundingCents: 2500 })
  bench.answer('f2', 'applied')
  expect(seen()).toEqual({ bounty: held, pendingFundingCents: 0 })
})

test('a bounty that is not sent yet is shown as what it will be', () => {
  const bench = new Bench()
  bench.enqueue(create('b1'))
  bench.enqueue(create('b2'))
  const shown = unsentBounties([...bench.state.entries.values()], { id: ANA, name: 'Ana' })
  expect(shown).toMatchObject([
    { id: 'b2', ...create('b2').payload },
    { id: 'b1', ...create('b1').payload },
  ])
  bench.answer('b1', 'applied')
  expect(unsentBounties([...bench.state.entries.values()], { id: ANA, name: 'Ana' })).toHaveLength(1)
})
