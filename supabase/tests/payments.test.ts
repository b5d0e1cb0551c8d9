import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, dispute, pay, quote, refund, refundFails } from './purchases.ts'

const session = (payment: string) => ({ p_session_id: `cs_${payment}` })
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

  const payments = async (buyer: Person) =>
    Object((await db.root.query('select public.payments_of_person($1) as answer', [buyer.id]))[0]).answer
  const shop = async (buyer: Person, plan: string) => {
    const asked = await quote(db.root, buyer, plan)
    if ('refusal' in asked) throw new Error('Nothing is sold.')
    return { plan, amount: asked.amount_cents, quoteId: asked.quote_id }
  }

  it.each(['cadet_basic', 'patriot_premium'])(
    'of an upgrade whose price took off a payment given back before give nothing, say so, and can be asked back without an end (%s)',
    async (given) => {
      const buyer = await person(db, `short-${given}`)
      await buy(db.root, buyer, `pi_cadet_basic_${given}`)
      await buy(db.root, buyer, `pi_patriot_premium_${given}`, 'patriot_premium')
      const asked = await shop(buyer, 'elite_corps')
      await refund(db.root, `pi_${given}_${given}`, `evt_early_${given}`, inHours(-200))
      const payment = { ...asked, payment: `pi_short_${given}`, paidAt: inHours(-100) }
      await pay(db.root, buyer, payment)
      await pay(db.root, buyer, { ...payment, event: `evt_again_${given}` })
      expect(await unmatched(payment.payment)).toEqual([])
      const own = { plan_type: 'elite_corps', amount_cents: 70_000, payment_id: payment.payment, standing: 'without_base' }
      const told = await call(buyer, 'my_purchase', session(payment.payment))
      expect(told).toEqual({ ...own, paid_at: null, returned_cents: 0, held: true, refunded_at: null })
      expect(await call(await person(db, `stranger-${given}`), 'my_purchase', session(payment.payment))).toBeNull()
      expect(await payments(buyer)).toContainEqual(expect.objectContaining({ ...own, may_ask: true, ask_until: null }))
      expect(await standing(buyer)).toEqual(
        given === 'patriot_premium'
          ? { plan_type: 'cadet_basic', status: 'active' }
          : { plan_type: 'elite_corps', status: 'refunded' },
      )
      await refund(db.root, payment.payment)
      expect(await payments(buyer)).toContainEqual(expect.objectContaining({ ...own, standing: 'refunded', may_ask: false }))
    },
  )

  it.each([
    ['comes back from the bank', 'dispute'],
    ['was not paid out', 'refund'],
  ])('of an upgrade count as soon as the payment below it %s', async (_, what) => {
    const buyer = await person(db, `contested-${what}`)
    const [base, payment] = [`pi_base_${what}`, `pi_upgrade_${what}`]
    await buy(db.root, buyer, base)
    const asked = await shop(buyer, 'elite_corps')
    if (what === 'dispute') await dispute(db.root, base, false, 'evt_withdrawn')
    else await refund(db.root, base, 'evt_back', inHours(1))
    await pay(db.root, buyer, { ...asked, payment })
    expect(await standing(buyer)).toEqual({ plan_type: 'elite_corps', status: 'refunded' })
    if (what === 'dispute') await dispute(db.root, base, true, 'evt_reinstated')
    else await refundFails(db.root, base, 're_base', inHours(2))
    expect(await standing(buyer)).toEqual({ plan_type: 'elite_corps', status: 'active' })
    expect(await call(buyer, 'my_purchase', session(payment))).toMatchObject({ standing: 'in_force', held: false })
  })

  it('go back one by one, what was built on another before that one, for a day from when it lost its base', async () => {
    const buyer = await person(db, 'left-alone')
    await buy(db.root, buyer, 'pi_base')
    await pay(db.root, buyer, { ...(await shop(buyer, 'elite_corps')), payment: 'pi_top', paidAt: inHours(-30) })
    const asked = async () =>
      Object.fromEntries((await payments(buyer)).map((each: Record<string, unknown>) => [each['payment_id'], each]))
    expect(await asked()).toMatchObject({
      pi_top: { standing: 'in_force', may_ask: false },
      pi_base: { standing: 'in_force', may_ask: false },
    })
    await refund(db.root, 'pi_base')
    expect(await asked()).toMatchObject({
      pi_top: { standing: 'without_base', may_ask: true },
      pi_base: { standing: 'refunded' },
    })
    expect(await call(buyer, 'my_purchase', session('pi_top'))).toMatchObject({ standing: 'without_base' })
    await refund(db.root, 'pi_top')
    expect(await asked()).toMatchObject({ pi_top: { standing: 'refunded' } })
  })

  it('made twice for one wish are both booked, and the one that gives nothing more can be asked back at any time', async () => {
    const buyer = await person(db, 'paid-twice')
    const [low, high] = [await shop(buyer, 'cadet_basic'), await shop(buyer, 'patriot_premium')]
    await pay(db.root, buyer, { ...low, payment: 'pi_lesser', paidAt: inHours(-50) })
    await pay(db.root, buyer, { ...high, payment: 'pi_dearer', paidAt: inHours(-50) })
    expect(await payments(buyer)).toMatchObject([
      { payment_id: 'pi_dearer', standing: 'in_force', may_ask: false },
      { payment_id: 'pi_lesser', standing: 'spare', may_ask: true, ask_until: null },
    ])
    await refund(db.root, 'pi_lesser')
    expect(await standing(buyer)).toEqual({ plan_type: 'patriot_premium', status: 'active' })
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
