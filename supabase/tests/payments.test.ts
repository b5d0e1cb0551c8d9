import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, pay, quote, refund } from './purchases.ts'

describe.each(engines)('payments on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const standing = async (buyer: Person) =>
    (await db.root.query('select plan_type, status from public.subscriptions where user_id = $1', [buyer.id]))[0]

  it('and their refunds, told at the same moment, never leave a package behind', async () => {
    const [left, right] = await Promise.all([db.connect(), db.connect()])
    for (let round = 0; round < 20; round++) {
      const buyer = await person(db, `buyer-${round}`)
      await Promise.all([buy(left, buyer, `pi_race_${round}`), refund(right, `pi_race_${round}`)])
      expect(await standing(buyer)).toEqual({ plan_type: 'cadet_basic', status: 'refunded' })
    }
  })

  it('of one person, told at the same moment, come to the dearest', async () => {
    const [left, right] = await Promise.all([db.connect(), db.connect()])
    for (let round = 0; round < 20; round++) {
      const buyer = await person(db, `twice-${round}`)
      const [low, high] = [await quote(left, buyer, 'cadet_basic'), await quote(left, buyer, 'elite_corps')]
      if ('refusal' in low || 'refusal' in high) throw new Error('Nothing is sold.')
      await Promise.all([
        pay(left, buyer, { plan: 'cadet_basic', payment: `pi_low_${round}`, amount: low.amount_cents, quoteId: low.quote_id }),
        pay(right, buyer, {
          plan: 'elite_corps',
          payment: `pi_high_${round}`,
          amount: high.amount_cents,
          quoteId: high.quote_id,
        }),
      ])
      expect(await standing(buyer)).toEqual({ plan_type: 'elite_corps', status: 'active' })
    }
  })

  it('cost what the pages say', async () => {
    const rows = await db.root.query('select plan_type, price_cents, months from private.packages order by price_cents')
    expect(rows).toEqual([
      { plan_type: 'cadet_basic', price_cents: 9_700, months: 12 },
      { plan_type: 'patriot_premium', price_cents: 29_700, months: 12 },
      { plan_type: 'elite_corps', price_cents: 99_700, months: null },
    ])
  })
})
