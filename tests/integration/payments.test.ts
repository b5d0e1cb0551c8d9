import { Stripe } from 'stripe'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { trainingTexts } from '../../supabase/training/training-texts.ts'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const SECRET = 'whsec_test_of_the_webhook'

let running: RunningBackend
let session: Session
let people = 0

beforeAll(async () => {
  running = await startBackend()
})

beforeEach(async () => {
  session = await signUp(running, `buyer-${people++}@example.test`)
})

afterAll(() => discardBackend(running))

const openCheckout = async (plan: string): Promise<URL> =>
  new URL(v.parse(v.object({ url: v.string() }), (await callFunction(running, 'create-checkout', { plan }, session)).body).url)

const openPortal = async (): Promise<URL> =>
  new URL(v.parse(v.object({ url: v.string() }), (await callFunction(running, 'customer-portal', {}, session)).body).url)

const askBack = (payment: unknown = null, by = session) => callFunction(running, 'refund-purchase', { payment }, by)
const paymentOffered = async () => v.parse(v.object({ payment: v.string() }), (await askBack()).body).payment
const press = (page: URL, action?: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', ...(action !== undefined && { body: new URLSearchParams({ action }) }) })
const checked = async () => (await callFunction(running, 'check-subscription', {}, session)).body
const standing = async () => {
  const { active, plan } = await checked()
  return { active, plan }
}
const textOf = async (page: URL) => (await fetch(page)).text()

describe('the test checkout', () => {
  test('is plainly a test, sells at the price of the server, and gives the package', async () => {
    const page = await openCheckout('patriot_premium')
    const html = await textOf(page)
    expect(html).toContain('TEST: no real payment')
    expect(html).toContain('PATRIOT PREMIUM, $297.00')
    expect(html).toContain('In preparation: Monthly Q&amp;A with an instructor')

    const paid = await press(page)
    expect(paid.status).toBe(303)
    const success = new URL(paid.headers.get('location') ?? '')
    expect(success.origin + success.pathname).toBe(`${running.url}/payment-success`)
    const p_session_id = success.searchParams.get('session_id')
    expect(await callRpc(running, 'my_purchase', { p_session_id }, session)).toMatchObject({
      body: { plan_type: 'patriot_premium', amount_cents: 29_700 },
    })
    expect(await standing()).toEqual({ active: true, plan: 'patriot_premium' })
  })

  test('opens the training of the package and no more, until the money goes back', async () => {
    const opened = async () => {
      const { texts } = (await callRpc(running, 'my_training', { p_held: {} }, session)).body
      return v.parse(v.array(v.looseObject({ id: v.string() })), texts).map(({ id }) => id)
    }
    const rows = async () => (await send(running, 'GET', '/rest/v1/training_texts?select=id&order=position', { session })).json()
    expect([await opened(), await rows()]).toEqual([[], []])
    await press(await openCheckout('cadet_basic'))
    const ids = trainingTexts.filter(({ level }) => level === 1).map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect([await opened(), await rows()]).toEqual([ids, ids.map((id) => ({ id }))])
    const embedded = await send(running, 'GET', '/rest/v1/subscriptions?select=user_id,training_texts(*)', { session })
    expect(embedded.status).toBe(400)
    for (const path of ['training_texts?select=id', 'training_texts?select=text'])
      expect((await send(running, 'GET', `/rest/v1/${path}`)).status).toBe(401)
    await askBack(await paymentOffered())
    expect([await opened(), await rows()]).toEqual([[], []])
  })

  test('is open once a person: the page of the one before takes no money any more', async () => {
    const older = await openCheckout('cadet_basic')
    const newer = await openCheckout('patriot_premium')
    expect(await textOf(older)).toContain('This checkout is closed')
    expect((await press(older)).status).toBe(409)
    expect(await standing()).toMatchObject({ active: false })
    expect((await press(newer)).status).toBe(303)
    expect(await standing()).toEqual({ active: true, plan: 'patriot_premium' })
  })

  test.each([
    ['arrive', { active: true, plan: 'cadet_basic', delayed_payment: null }, 'in_force', [409, 'already_owned']],
    ['refuse', { active: false, plan: 'free', delayed_payment: { state: 'refused' } }, 'refused', [200, undefined]],
  ] as const)(
    'takes a bank debit, which is on its way and sells nothing else until the bank answers: %s',
    async (bank, after, told, [status, code]) => {
      const page = await openCheckout('cadet_basic')
      const location = (await press(page, 'order')).headers.get('location') ?? ''
      const purchase = async () =>
        (await callRpc(running, 'my_purchase', { p_session_id: new URL(location).searchParams.get('session_id') }, session)).body
      const sum = { plan_type: 'cadet_basic', amount_cents: 9700 }
      expect(await purchase()).toEqual({ ...sum, standing: 'on_its_way' })
      expect(await checked()).toMatchObject({ active: false, delayed_payment: { ...sum, state: 'on_its_way' } })
      for (const plan of ['cadet_basic', 'elite_corps'])
        expect(await callFunction(running, 'create-checkout', { plan }, session)).toMatchObject(refused(409, 'on_its_way'))
      expect((await press(page, 'pay')).status).toBe(409)

      await press(page, bank)
      expect(await checked()).toMatchObject(after)
      expect(await purchase()).toMatchObject({ ...sum, standing: told })
      for (const other of ['arrive', 'refuse', 'pay']) expect((await press(page, other)).status).toBe(409)
      const next = await callFunction(running, 'create-checkout', { plan: 'cadet_basic' }, session)
      expect([next.status, Object(next.body['error']).code]).toEqual([status, code])
      expect(next.body['url']).not.toBe(page.href)
    },
  )

  test('shows a payment to nobody else, and none for a made-up session', async () => {
    const location = (await press(await openCheckout('cadet_basic'))).headers.get('location') ?? ''
    const p_session_id = new URL(location).searchParams.get('session_id')
    const other = await signUp(running, `other-${people++}@example.test`)
    expect((await callRpc(running, 'my_purchase', { p_session_id }, other)).body).toBeNull()
    expect((await callRpc(running, 'my_purchase', { p_session_id: 'cs_made_up' }, session)).body).toBeNull()
    expect((await callRpc(running, 'my_purchase', { p_session_id })).status).toBe(401)
  })

  test('sells an upgrade for the difference, never the same or less again, and gives back the lesser one on refund', async () => {
    await press(await openCheckout('cadet_basic'))
    for (const plan of ['cadet_basic'])
      expect(await callFunction(running, 'create-checkout', { plan }, session)).toMatchObject(refused(409, 'already_owned'))
    const upgrade = await openCheckout('elite_corps')
    expect(await textOf(upgrade)).toContain('ELITE CORPS, $900.00')
    await press(upgrade)
    expect(await standing()).toEqual({ active: true, plan: 'elite_corps' })

    const portal = await openPortal()
    expect(await textOf(portal)).toContain('24-hour guarantee is open')
    expect((await press(portal)).headers.get('location')).toBe(`${running.url}/account`)
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
    expect((await press(portal)).status).toBe(409)

    await press(await openPortal())
    expect(await standing()).toEqual({ active: false, plan: expect.any(String) })
  })

  test('gives the whole payment back by a button within 24 hours, once, and ends the package at once', async () => {
    expect(await askBack('pi_unknown')).toMatchObject(refused(404, 'no_payment'))
    await press(await openCheckout('cadet_basic'))
    const offered = await askBack()
    expect(offered).toMatchObject({ status: 200, body: { plan: 'cadet_basic', amount_cents: 9700, refunded: false } })
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
    const payment = await paymentOffered()
    expect(await askBack(payment)).toMatchObject({ status: 200, body: { payment, amount_cents: 9700, refunded: true } })
    expect(await standing()).toMatchObject({ active: false })
    expect(await askBack()).toMatchObject({ status: 200, body: { payment: null } })
  })

  test('tells what of a payment went back already, and gives back the rest of it, which ends the package', async () => {
    await press(await openCheckout('cadet_basic'))
    const portal = await openPortal()
    expect((await press(portal, 'part')).status).toBe(303)
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
    expect((await press(portal, 'part')).status).toBe(409)
    const { payments } = (await askBack()).body
    expect(payments).toMatchObject([{ amount_cents: 9700, returned_cents: 5000, standing: 'in_force', may_ask: true }])
    const payment = await paymentOffered()
    expect((await askBack(payment)).body).toMatchObject({ refunded: true, state: 'succeeded', refund_cents: 4700 })
    expect(await standing()).toMatchObject({ active: false })
    expect((await askBack(payment)).body).not.toHaveProperty('refund_cents')
    expect((await askBack()).body).toMatchObject({ payments: [{ standing: 'refunded', returned_cents: 9700 }] })
  })

  test('gives back each payment by itself: also an upgrade that was paid after its base went back', async () => {
    await press(await openCheckout('cadet_basic'))
    const base = await paymentOffered()
    const upgrade = await openCheckout('elite_corps')
    await askBack(base)
    await press(upgrade)
    expect(await standing()).toMatchObject({ active: false })
    const { payments } = (await askBack()).body
    const [first] = v.parse(v.array(v.object({ payment: v.string() })), payments)
    const entry = { plan: 'elite_corps', amount_cents: 90_000, standing: 'without_base', may_ask: true, until: null }
    expect(payments).toMatchObject([entry, { payment: base, standing: 'refunded', may_ask: false }])
    expect(await askBack(first?.payment)).toMatchObject({ status: 200, body: { amount_cents: 90_000, refunded: true } })
    expect((await askBack()).body).toMatchObject({
      payment: null,
      payments: [{ standing: 'refunded' }, { standing: 'refunded' }],
    })
  })

  test('gives back the payment that was named, never the one under it, however often and from however many pages it is asked', async () => {
    await press(await openCheckout('cadet_basic'))
    const base = await paymentOffered()
    await press(await openCheckout('elite_corps'))
    const upgrade = await paymentOffered()
    const answers = await Promise.all([askBack(upgrade), askBack(upgrade), askBack(upgrade)])
    answers.push(await askBack(upgrade))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { amount_cents: 90_000, refunded: true } })
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
    expect(await paymentOffered()).toBe(base)
  })

  test('gives nothing back for a page that shows an earlier payment, for another person, or for no payment at all', async () => {
    await press(await openCheckout('cadet_basic'))
    const base = await paymentOffered()
    const other = await signUp(running, `other-${people++}@example.test`)
    expect(await askBack(base, other)).toMatchObject(refused(404, 'no_payment'))
    await press(await openCheckout('elite_corps'))
    expect(await askBack(base)).toMatchObject(refused(409, 'changed'))
    for (const payment of ['', true, 1, {}, 'x'.repeat(300)])
      expect((await callFunction(running, 'refund-purchase', { payment }, session)).status).toBeGreaterThanOrEqual(400)
    expect(await callFunction(running, 'refund-purchase', { confirm: true }, session)).toMatchObject(refused(409, 'changed'))
    expect(await callFunction(running, 'refund-purchase', { confirm: false }, session)).toMatchObject({
      body: { refunded: false },
    })
    expect(await standing()).toEqual({ active: true, plan: 'elite_corps' })
  })

  test('pays once, however often the button is pressed', async () => {
    const page = await openCheckout('cadet_basic')
    await Promise.all([press(page), press(page), press(page)])
    await press(await openPortal())
    expect(await standing()).toMatchObject({ active: false })
  })

  test('has no page for an order that was changed', async () => {
    const page = await openCheckout('cadet_basic')
    const [payload = '', hash = ''] = (page.searchParams.get('order') ?? '').split('.')
    const cheaper = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('9700', '1')).toString('base64url')
    for (const order of ['', 'x', `${cheaper}.${hash}`, payload, `${payload}.${'0'.repeat(64)}`]) {
      page.searchParams.set('order', order)
      expect((await press(page)).status).toBe(404)
    }
  })

  test('is on no production server', async () => {
    const page = await openCheckout('cadet_basic')
    vi.stubEnv('WAYFINDER_ENVIRONMENT', 'production')
    expect((await press(page)).status).toBe(503)
    expect(await callFunction(running, 'create-checkout', { plan: 'cadet_basic' }, session)).toMatchObject(
      refused(503, 'not_configured'),
    )
    vi.unstubAllEnvs()
    expect(await standing()).toMatchObject({ active: false })
  })

  test('opens nothing in the name of who has signed in since', async () => {
    const other = await signUp(running, `other-${people++}@example.test`)
    for (const [name, body] of [
      ['create-checkout', { plan: 'cadet_basic' }],
      ['customer-portal', {}],
    ] as const) {
      const asked = { ...body, expected_user: session.user.id }
      expect(await callFunction(running, name, asked, other)).toMatchObject(refused(412, 'other_account'))
    }
    const asked = { plan: 'cadet_basic', expected_user: session.user.id }
    expect(await callFunction(running, 'create-checkout', asked, session)).toMatchObject({ status: 200 })
  })

  test('sells our packages only', async () => {
    for (const plan of ['free', 'general', '', null]) {
      expect(await callFunction(running, 'create-checkout', { plan }, session)).toMatchObject(refused(400, 'invalid_request'))
    }
    expect(await callFunction(running, 'customer-portal', {}, session)).toMatchObject(refused(404, 'no_payment'))
  })
})

const Order = v.object({
  sessionId: v.string(),
  paymentId: v.string(),
  quoteId: v.string(),
  plan: v.string(),
  amountCents: v.number(),
})
type Order = v.InferOutput<typeof Order>

/** What the server offered: an open checkout of its own, as the page of the test checkout carries it. */
const ordered = async (plan = 'cadet_basic'): Promise<Order> =>
  v.parse(
    Order,
    JSON.parse(Buffer.from((await openCheckout(plan)).searchParams.get('order')?.split('.')[0] ?? '', 'base64url').toString()),
  )

const paid = (order: Order, changes: Record<string, unknown> = {}) => ({
  id: `evt_paid_${order.sessionId}`,
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: order.sessionId,
      payment_status: 'paid',
      payment_intent: order.paymentId,
      customer: 'cus_1',
      client_reference_id: session.user.id,
      currency: 'usd',
      amount_total: order.amountCents,
      metadata: { plan: order.plan, quote: order.quoteId },
      ...changes,
    },
  },
})

const event = (type: string, object: Record<string, unknown>) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
})
const refund = ({ paymentId }: Order, refunded = true) =>
  event('charge.refunded', { payment_intent: paymentId, refunded, amount_refunded: refunded ? 9700 : 5000 })
const dispute = ({ paymentId }: Order, what: string) =>
  event(`charge.dispute.${what}`, { id: `du_${paymentId}`, payment_intent: paymentId })

function tell(told: object, { secret = SECRET, timestamp, body }: { secret?: string; timestamp?: number; body?: string } = {}) {
  const payload = JSON.stringify(told)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) })
  return fetch(`${running.url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: body ?? payload,
  })
}

describe('the webhook', () => {
  beforeEach(() => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET)
    return () => vi.unstubAllEnvs()
  })

  test('grants what a signed event says, once however often it is told', async () => {
    const facts = await ordered()
    const answers = []
    for (let time = 0; time < 3; time++) answers.push(await (await tell(paid(facts))).json())
    expect(answers.map(({ recorded }) => recorded)).toEqual([true, false, false])
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
  })

  test('refuses what is forged, cut off, changed, old or unsigned', async () => {
    const facts = await ordered()
    const whole = JSON.stringify(paid(facts))
    const refusals = await Promise.all([
      tell(paid(facts), { secret: 'whsec_another' }),
      tell(paid(facts), { body: whole.slice(0, -20) }),
      tell(paid(facts), { body: whole.replace('cadet_basic', 'elite_corps') }),
      tell(paid(facts), { timestamp: Math.floor(Date.now() / 1000) - 301 }),
      send(running, 'POST', '/functions/v1/stripe-webhook', { body: paid(facts) }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(await standing()).toMatchObject({ active: false })
  })

  test('grants no package for a cent, whatever the session says of itself', async () => {
    const cheap = { ...(await ordered()), plan: 'elite_corps', amountCents: 1 }
    expect((await tell(paid(cheap))).status).toBe(200)
    expect(await standing()).toMatchObject({ active: false })
  })

  test('ends an upgrade with the payment that it was built on', async () => {
    const base = await ordered()
    await tell(paid(base))
    await tell(paid(await ordered('elite_corps')))
    expect(await standing()).toEqual({ active: true, plan: 'elite_corps' })
    await tell(refund(base))
    expect(await standing()).toEqual({ active: false, plan: 'elite_corps' })
  })

  test('ends a package while its money is disputed, and gives it back with the money', async () => {
    const facts = await ordered()
    await tell(paid(facts))
    await tell(dispute(facts, 'funds_withdrawn'))
    expect(await standing()).toMatchObject({ active: false })
    await tell(dispute(facts, 'funds_reinstated'))
    expect(await standing()).toMatchObject({ active: true })
  })

  test('leaves a payment of more than 24 hours ago, whatever button is pressed', async () => {
    const order = await ordered()
    await tell({ ...paid(order), created: Math.floor(Date.now() / 1000) - 24 * 60 * 60 - 60 })
    expect(await askBack()).toMatchObject({ status: 200, body: { payment: null } })
    expect(await askBack(order.paymentId)).toMatchObject(refused(409, 'too_late'))
    expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
  })

  test('ends the access on the day of a refund, not with the year that was paid', async () => {
    const facts = await ordered()
    await tell(paid(facts))
    await tell(refund(facts))
    const rows = await send(running, 'GET', '/rest/v1/subscriptions?select=status,current_period_end', { session })
    const [row] = v.parse(v.array(v.object({ status: v.string(), current_period_end: v.string() })), await rows.json())
    expect(row?.status).toBe('refunded')
    expect(Date.parse(row?.current_period_end ?? '')).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  test('comes to the same in whatever order the events arrive', async () => {
    const facts = await ordered()
    await tell(refund(facts))
    await tell(paid(facts))
    expect(await standing()).toMatchObject({ active: false })
  })

  // The functions' clock is set ahead, which reaches no other process.
  test.skipIf(process.env['FUNCTIONS_RUNTIME'] === 'deno')(
    'gives the package back for a refund that fails later, which the buyer can ask for again',
    async () => {
      const facts = await ordered()
      await tell(paid(facts))
      const ends = (status: string) => event('refund.updated', { id: 're_1', payment_intent: facts.paymentId, status })
      await askBack(facts.paymentId)
      await tell(ends('pending'))
      expect(await standing()).toMatchObject({ active: false })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
      await tell(ends('failed'))
      expect(await standing()).toEqual({ active: true, plan: 'cadet_basic' })
      expect(await paymentOffered()).toBe(facts.paymentId)
      vi.setSystemTime(Date.now() + 60_000)
      await askBack(facts.paymentId)
      expect(await standing()).toMatchObject({ active: false })
      vi.useRealTimers()
    },
  )

  test('keeps the package when only a part is given back', async () => {
    const facts = await ordered()
    await tell(paid(facts))
    await tell(refund(facts, false))
    expect(await standing()).toMatchObject({ active: true })
    const told = await callRpc(running, 'my_purchase', { p_session_id: facts.sessionId }, session)
    expect(told.body).toMatchObject({ returned_cents: 5000, refunded_at: null, standing: 'in_force' })
  })

  test.each([
    { payment_status: 'unpaid' },
    { metadata: { plan: 'general' } },
    { metadata: {} },
    { metadata: { plan: 'cadet_basic' } },
    { metadata: { plan: 'cadet_basic', quote: '00000000-0000-4000-8000-000000000000' } },
    { amount_total: 1 },
    { amount_total: 9699 },
    { currency: 'eur' },
    { client_reference_id: null },
    { client_reference_id: '00000000-0000-4000-8000-000000000000' },
    { currency: 'xyz' },
    { amount_total: 0 },
  ])('grants nothing for a session with %o, and asks not to be told again', async (changes) => {
    expect((await tell(paid(await ordered(), changes))).status).toBe(200)
    expect(await standing()).toMatchObject({ active: false })
  })

  test('is told again of what the database could not take', async () => {
    const facts = await ordered()
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9')
    expect((await tell(paid(facts))).status).toBe(503)
    vi.stubEnv('SUPABASE_URL', running.url)
    expect(await (await tell(paid(facts))).json()).toEqual({ received: true, recorded: true })
  })
})
