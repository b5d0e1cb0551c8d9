import { describe, expect, it } from 'vitest'
import type { DelayedPayment } from '../../domain/payments/payment'
import type { Plan, Subscription } from '../../domain/payments/subscription'
import { packageStanding } from './package-card'

const cents: Record<Plan, number> = { free: 0, cadet_basic: 9_700, patriot_premium: 29_700, elite_corps: 99_700 }
const owning = (plan: Plan, more: Partial<Subscription> = {}): Subscription => ({
  plan,
  status: 'active',
  active: true,
  currentPeriodEnd: '2027-11-23T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...more,
})
const debit: DelayedPayment = {
  plan: 'patriot_premium',
  amountCents: 29_700,
  state: 'on_its_way',
  since: '2026-11-26T10:00:00.000Z',
}
const standings = (owned: Subscription | null, delayed: DelayedPayment | null = null) =>
  (['free', 'cadet_basic', 'patriot_premium', 'elite_corps'] as const).map((plan) =>
    packageStanding(plan, owned, delayed, (each) => cents[each]),
  )

const forSale = { kind: 'for-sale' }
const included = { kind: 'included' }

describe('how the packages stand', () => {
  it.each([
    ['to somebody who is not known', null],
    ['to free access', owning('free')],
    ['to a package that has ended', owning('patriot_premium', { active: false })],
  ])('%s: all for sale', (_, owned) => {
    expect(standings(owned)).toEqual([forSale, forSale, forSale, forSale])
  })

  it('to the smallest: the larger ones at their difference', () => {
    expect(standings(owning('cadet_basic'))).toEqual([
      included,
      { kind: 'owned', until: '2027-11-23T00:00:00.000Z' },
      { kind: 'upgrade', cents: 20_000 },
      { kind: 'upgrade', cents: 90_000 },
    ])
  })

  it('to the largest: all included, without an end', () => {
    expect(standings(owning('elite_corps', { currentPeriodEnd: null }))).toEqual([
      included,
      included,
      included,
      { kind: 'owned', until: null },
    ])
  })

  it('to a payment on its way: nothing is sold until the bank has answered, and what is owned stays so', () => {
    const [onItsWay, waiting] = [{ kind: 'on-its-way' }, { kind: 'waiting' }]
    expect(standings(null, debit)).toEqual([waiting, waiting, onItsWay, waiting])
    expect(standings(owning('cadet_basic'), debit).map(({ kind }) => kind)).toEqual([
      'included',
      'owned',
      'on-its-way',
      'waiting',
    ])
    expect(standings(null, { ...debit, state: 'refused' })).toEqual([forSale, forSale, forSale, forSale])
  })
})
