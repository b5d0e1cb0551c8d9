import { expect, test } from 'vitest'
import { exportUnsent } from './export-unsent'
import { Bench, fund } from './fixture'

test('the file holds what the server has not taken, in the person’s own words', () => {
  const bench = new Bench()
  bench.enqueue(fund('f1', 'b1'))
  bench.enqueue(fund('f2', 'b2'))
  bench.enqueue(fund('f3', 'b3'))
  bench.answer('f1', 'applied')
  bench.answer('f2', 'rejected', 'bounty_closed')
  const told: unknown = JSON.parse(exportUnsent([...bench.state.entries.values()]))
  expect(told).toMatchObject([
    { act: 'fund-bounty', state: 'rejected', reason: 'bounty_closed', amountCents: 2500, id: 'f2' },
    { act: 'fund-bounty', state: 'queued', reason: null, id: 'f3' },
  ])
})
