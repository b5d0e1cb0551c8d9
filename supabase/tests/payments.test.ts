import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person, type Person } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

const buy = (connection: Connection, buyer: Person, payment: string, plan = 'cadet_basic') =>
  connection.query('select public.record_purchase($1, $2, $3, null, $4, $5, 9700, now())', [
    `evt_paid_${payment}`,
    `cs_${payment}`,
    payment,
    buyer.id,
    plan,
  ])
const refund = (connection: Connection, payment: string) =>
  connection.query('select public.record_refund($1, $2, now())', [`evt_refund_${payment}`, payment])

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
      await Promise.all([buy(left, buyer, `pi_low_${round}`), buy(right, buyer, `pi_high_${round}`, 'elite_corps')])
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
