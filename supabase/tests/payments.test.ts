import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, dispute, pay, quote, refund, refundFails } from './purchases.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

describe.each(engines)('payments on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const standing = async (buyer: Person) =>
    (await db.root.query('select plan_type, status from public.subscriptions where user_id = $1', [buyer.id]))[0]

  const unmatched = (payment: string) =>
    db.root.query('select amount_cents, currency from private.unmatched_payments where payment_id = $1', [payment])

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

  it.each(['cadet_basic', 'patriot_premium'])(
    'of an upgrade whose price took off a payment given back before are kept for the office and give nothing (%s)',
    async (given) => {
      const buyer = await person(db, `short-${given}`)
      await buy(db.root, buyer, `pi_cadet_basic_${given}`)
      await buy(db.root, buyer, `pi_patriot_premium_${given}`, 'patriot_premium')
      const asked = await quote(db.root, buyer, 'elite_corps')
      if ('refusal' in asked) throw new Error('Nothing is sold.')
      await refund(db.root, `pi_${given}_${given}`)
      const paidAt = new Date(Date.now() + 60_000)
      const bought = { plan: 'elite_corps', amount: asked.amount_cents, quoteId: asked.quote_id }
      const payment = { ...bought, payment: `pi_short_${given}`, paidAt }
      await pay(db.root, buyer, payment)
      await pay(db.root, buyer, { ...payment, event: `evt_again_${given}` })
      expect(await unmatched(payment.payment)).toEqual([{ amount_cents: 70_000, currency: 'usd' }])
      const session = { p_session_id: `cs_${payment.payment}` }
      const sum = { plan_type: 'elite_corps', amount_cents: 70_000, paid_at: null }
      const held = { ...sum, held: true, payment_id: payment.payment, refunded_at: null }
      expect(await call(buyer, 'my_purchase', session)).toEqual(held)
      expect(await call(await person(db, `stranger-${given}`), 'my_purchase', session)).toBeNull()
      expect(await standing(buyer)).toEqual(
        given === 'patriot_premium'
          ? { plan_type: 'cadet_basic', status: 'active' }
          : { plan_type: 'patriot_premium', status: 'refunded' },
      )
      await refund(db.root, payment.payment)
      expect(await call(buyer, 'my_purchase', session)).toEqual({ ...held, refunded_at: expect.any(String) })
    },
  )

  it('of an upgrade are its buyer’s where the payment before may come back from the bank, and the office’s where it was given back before they were told', async () => {
    const buyer = await person(db, 'contested')
    await buy(db.root, buyer, 'pi_contested')
    const asked = await quote(db.root, buyer, 'elite_corps')
    if ('refusal' in asked) throw new Error('Nothing is sold.')
    await dispute(db.root, 'pi_contested', false, 'evt_withdrawn')
    await pay(db.root, buyer, { plan: 'elite_corps', payment: 'pi_upgrade', amount: asked.amount_cents, quoteId: asked.quote_id })
    expect(await standing(buyer)).toEqual({ plan_type: 'elite_corps', status: 'refunded' })
    await dispute(db.root, 'pi_contested', true, 'evt_reinstated')
    expect(await standing(buyer)).toEqual({ plan_type: 'elite_corps', status: 'active' })
    expect(await unmatched('pi_upgrade')).toEqual([])

    const late = await person(db, 'late')
    await buy(db.root, late, 'pi_late')
    const upgrade = await quote(db.root, late, 'elite_corps')
    if ('refusal' in upgrade) throw new Error('Nothing is sold.')
    await refund(db.root, 'pi_late')
    const paidAt = new Date(Date.now() - 60_000)
    const told = { plan: 'elite_corps', payment: 'pi_told_late', amount: upgrade.amount_cents, quoteId: upgrade.quote_id, paidAt }
    await pay(db.root, late, told)
    expect(await standing(late)).toEqual({ plan_type: 'cadet_basic', status: 'refunded' })
    expect(await unmatched('pi_told_late')).toEqual([{ amount_cents: 90_000, currency: 'usd' }])
  })

  it('of an upgrade can still be asked back once the payment before it went back', async () => {
    const buyer = await person(db, 'left-alone')
    await buy(db.root, buyer, 'pi_base')
    const asked = await quote(db.root, buyer, 'elite_corps')
    if ('refusal' in asked) throw new Error('Nothing is sold.')
    await pay(db.root, buyer, { plan: 'elite_corps', payment: 'pi_top', amount: asked.amount_cents, quoteId: asked.quote_id })
    await refund(db.root, 'pi_base')
    const account = async () => (await db.root.query('select public.billing_account($1) as account', [buyer.id]))[0]?.['account']
    expect(await account()).toMatchObject({ payment_id: 'pi_top', refunded: false })
    await refund(db.root, 'pi_top')
    expect(await account()).toMatchObject({ payment_id: 'pi_top', refunded: true })
  })

  it('tell their buyer, and nobody else, when the money went back: each its own, and only while it is gone', async () => {
    const buyer = await person(db, 'receipt')
    const purchase = async (payment: string) => Object(await call(buyer, 'my_purchase', { p_session_id: `cs_${payment}` }))
    const goneAt = async (payment: string) => {
      const told = (await purchase(payment)).refunded_at
      return told === null ? null : Date.parse(told)
    }
    await buy(db.root, buyer, 'pi_first')
    await buy(db.root, buyer, 'pi_second', 'elite_corps')
    expect(await purchase('pi_first')).toMatchObject({ held: false, payment_id: 'pi_first', refunded_at: null })

    await refund(db.root, 'pi_first', 'evt_first', inHours(1))
    expect(await goneAt('pi_first')).toBeGreaterThan(Date.now())
    expect(await goneAt('pi_second')).toBeNull()
    expect(await call(await person(db, 'reader'), 'my_purchase', { p_session_id: 'cs_pi_first' })).toBeNull()
    await refundFails(db.root, 'pi_first', 're_first', inHours(2))
    expect(await goneAt('pi_first')).toBeNull()

    await dispute(db.root, 'pi_second', false, 'evt_taken')
    expect(await goneAt('pi_second')).not.toBeNull()
    expect(await goneAt('pi_first')).toBeNull()
    await dispute(db.root, 'pi_second', true, 'evt_given')
    expect(await goneAt('pi_second')).toBeNull()
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
