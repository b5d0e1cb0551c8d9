import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, quote, pay, refund, refundFails } from './purchases.ts'

const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(Date.now() + hours * hour)

describe.each(engines)('refunds that fail later on $name', ({ open }) => {
  let db: Database
  let people = 0
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const buyer = () => person(db, `buyer-${people++}`)
  const standing = async (who: Person) =>
    (await db.root.query("select public.subscription_standing($1) - 'delayed_payment' as answer", [who.id]))[0]?.['answer']
  const account = async (who: Person) =>
    (await db.root.query('select public.billing_account($1) as answer', [who.id]))[0]?.['answer']

  const orders = [
    ['paid', 'refunded', 'failed'],
    ['paid', 'failed', 'refunded'],
    ['refunded', 'paid', 'failed'],
    ['refunded', 'failed', 'paid'],
    ['failed', 'paid', 'refunded'],
    ['failed', 'refunded', 'paid'],
  ]
  it.each(orders)('leave the buyer the package for the money that is still here: %s, %s, %s', async (...order) => {
    const who = await buyer()
    const payment = `pi_${who.id}`
    const facts: Record<string, () => Promise<unknown>> = {
      paid: () => buy(db.root, who, payment),
      refunded: () => refund(db.root, payment, `evt_refund_${payment}`, at(1)),
      failed: () => refundFails(db.root, payment, `re_${payment}`, at(2)),
    }
    for (const fact of order) await facts[fact]?.()
    for (const fact of ['refunded', 'failed']) await facts[fact]?.()
    expect(await standing(who)).toEqual({ active: true, plan: 'cadet_basic' })
    expect(await account(who)).toMatchObject({ payment_id: payment, refunded: false })
    const [paid] = await db.root.query('select public.payments_of_person($1) -> 0 as answer', [who.id])
    expect(paid?.['answer']).toMatchObject({ standing: 'in_force', may_ask: true, refund_failed_at: expect.any(String) })
    expect(Object(await call(who, 'my_data', {})).purchases).toMatchObject([{ refunded_at: null }])
  })

  it('are noted for the office, once, with what the provider says', async () => {
    const who = await buyer()
    await buy(db.root, who, 'pi_noted')
    await refund(db.root, 'pi_noted', 'evt_noted', at(1))
    await refundFails(db.root, 'pi_noted', 're_noted', at(2))
    await refundFails(db.root, 'pi_noted', 're_noted', at(3), 'evt_failed_again')
    const noted = await db.root.query("select payment_id, reason from private.failed_refunds where payment_id = 'pi_noted'")
    expect(noted).toEqual([{ payment_id: 'pi_noted', reason: 'lost_or_stolen_card' }])
    await expect(who.sql('select * from private.failed_refunds')).rejects.toMatchObject({ code: '42501' })
  })

  it('and are made anew end the package, whatever is told again of the first one, in whatever order', async () => {
    for (const order of [
      [0, 1, 2, 3],
      [2, 3, 1, 0],
      [3, 2, 0, 1],
    ]) {
      const who = await buyer()
      const payment = `pi_${who.id}`
      const facts = [
        () => refund(db.root, payment, `evt_1_${payment}`, at(1)),
        () => refundFails(db.root, payment, `re_1_${payment}`, at(2)),
        () => refund(db.root, payment, `evt_2_${payment}`, at(3)),
        () => refundFails(db.root, payment, `re_1_${payment}`, at(4), `evt_told_late_${payment}`),
      ]
      await buy(db.root, who, payment)
      for (const nth of order) await facts[nth]?.()
      expect(await standing(who)).toEqual({ active: false, plan: 'cadet_basic' })
      expect(await account(who)).toMatchObject({ payment_id: payment, refunded: true })
    }
  })

  it('give an upgrade back that was built on the payment', async () => {
    const who = await buyer()
    await buy(db.root, who, 'pi_below')
    const asked = await quote(db.root, who, 'elite_corps')
    if ('refusal' in asked) throw new Error('Nothing is sold.')
    await pay(db.root, who, { plan: 'elite_corps', payment: 'pi_above', amount: asked.amount_cents, quoteId: asked.quote_id })
    await refund(db.root, 'pi_below', 'evt_below', at(1))
    expect(await standing(who)).toEqual({ active: false, plan: 'elite_corps' })
    await refundFails(db.root, 'pi_below', 're_below', at(2))
    expect(await standing(who)).toEqual({ active: true, plan: 'elite_corps' })
  })
})
