import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../../tests/setup/breadth.ts'
import { paymentFact } from '../functions/stripe-webhook/payment-fact.ts'
import { person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { quote } from './purchases.ts'

const prices: Record<string, number> = { cadet_basic: 9_700, patriot_premium: 29_700, elite_corps: 99_700 }
const plan = fc.constantFrom(...Object.keys(prices))
const which = fc.nat({ max: 5 })
// Late: told at some later time, after events that came after it.
const isLate = fc.boolean()
const deed = fc.oneof(
  // Closes: the older checkout is closed first. A session of before that rule is not.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('quote' as const), plan, closes: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), which, isLate, isOld: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('order', 'arrive', 'refuse'), which, isLate }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      which,
      isLate,
      // Null: what the quote says.
      plan: fc.option(plan),
      cents: fc.option(fc.constantFrom(1, 9_700, 20_000, 90_000, 99_700)),
      currency: fc.constantFrom('usd', 'eur', 'jpy'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('refund', 'fail'), which, isLate }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('part', 'withdraw', 'reinstate'), which, isLate }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('repeat', 'again', 'arrival'), which }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never
type Happening = Extract<Deed, { isLate: boolean }>

/** What was offered: the sum, the offer whose payment it takes off, and what has been told of it. */
interface Offer {
  id: string
  plan: string
  amount: number
  base: Offer | null
  payment: string
  /** What the provider knows: what a closed or ordered checkout takes is decided there. */
  atProvider: 'open' | 'closed' | 'ordered' | 'refused' | 'paid'
  refunds: { id: string; cents: number; isFailed: boolean }[]
  /** What the webhook was told, each with the provider's time; of refunds the sum until then, and of failed ones each its own by its id. */
  told: { paid: number | null; isOrdered: boolean; isRefused: boolean; refunded: Sum[]; failed: Map<string, Sum> }
}

interface Sum {
  at: number
  cents: number
}

const PART = 4_000
const sumOf = (sums: readonly { cents: number }[]) => sums.reduce((sum, { cents }) => sum + cents, 0)
const standing = ({ refunds }: Offer) => refunds.filter(({ isFailed }) => !isFailed)

const YEAR = 365 * 24 * 60 * 60

/** The rules once more, naively: every look goes through all that was ever told. */
function oracle() {
  const offers: Offer[] = []
  const gone = { withdrawn: new Set<string>(), reinstated: new Set<string>() }
  const priceOf = (offer: Offer) => prices[offer.plan] ?? 0
  // The latest word counts, less what failed since.
  const refunded = ({ told }: Offer) => {
    const last = told.refunded.toSorted((a, b) => b.at - a.at)[0]
    return last ? last.cents - sumOf([...told.failed.values()].filter(({ at }) => at >= last.at)) : 0
  }
  const isKept = (offer: Offer) =>
    refunded(offer) < offer.amount && !(gone.withdrawn.has(offer.payment) && !gone.reinstated.has(offer.payment))
  const returned = (offer: Offer) => (isKept(offer) ? refunded(offer) : offer.amount)
  const chain = (offer: Offer): Offer[] => (offer.base ? [offer, ...chain(offer.base)] : [offer])
  const lasts = ({ told: { paid }, plan: bought }: Offer) =>
    paid !== null && (bought === 'elite_corps' || paid > Date.now() / 1000 - YEAR)
  const counts = (offer: Offer) => chain(offer).every(isKept) && lasts(offer)
  const owned = () =>
    offers.filter(counts).toSorted((a, b) => priceOf(b) - priceOf(a) || (b.told.paid ?? 0) - (a.told.paid ?? 0))[0] ?? null
  const onItsWay = () => offers.some(({ told }) => told.isOrdered && !told.isRefused && told.paid === null)
  return { offers, gone, owned, priceOf, chain, refunded, isKept, returned, counts, onItsWay }
}
type Oracle = ReturnType<typeof oracle>

let db: Database
beforeAll(async () => {
  const [pglite] = engines
  if (!pglite) throw new Error('PGlite is always there.')
  db = await pglite.open()
})
afterAll(() => db.close())

const Standing = v.object({
  plan: v.string(),
  active: v.boolean(),
  delayed_payment: v.nullable(v.object({ state: v.string() })),
})
const Payments = v.array(
  v.object({ payment_id: v.string(), standing: v.string(), may_ask: v.boolean(), returned_cents: v.number() }),
)

async function answerOf<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  buyer: Person,
): Promise<v.InferOutput<Schema>> {
  const [row] = await db.root.query(`select public.${name}($1) as answer`, [buyer.id])
  return v.parse(schema, row?.['answer'])
}

interface Event {
  type: string
  created: number
  object: object
  /** What is known once it has arrived. */
  learn: (created: number) => void
}

/** The provider's events as the webhook takes them, at once or late: what it keeps of one is recorded. Its clock goes on by a minute an event. */
function provider() {
  const told: Event[] = []
  const late: Event[] = []
  const begun = Math.floor(Date.now() / 1000)
  const run = randomUUID()
  async function record(event: Event, id: string): Promise<void> {
    event.learn(event.created)
    const fact = paymentFact(event.type, { id, created: event.created, data: { object: event.object } })
    if (!fact) return
    const parameters = Object.keys(fact.parameters).map((name, nth) => `${name} => $${nth + 1}`)
    await db.root.query(`select public.${fact.name}(${parameters.join(', ')})`, Object.values(fact.parameters))
  }
  async function arrive(event: Event): Promise<void> {
    told.push(event)
    await record(event, `evt_${run}_${told.length - 1}`)
  }
  let events = 0
  /** The same event once more, or what it says under another event's id. */
  async function repeat(place: number, id: string = run): Promise<void> {
    const nth = place % Math.max(1, told.length)
    const event = told[nth]
    if (event) await record(event, `evt_${id}_${nth}`)
  }
  async function tell(isToldLate: boolean, event: Omit<Event, 'created'>, ago = 0): Promise<void> {
    const whole = { ...event, created: begun + events++ * 60 - ago }
    if (isToldLate) late.push(whole)
    else await arrive(whole)
  }
  /** One of the late ones arrives; false when none is left. */
  async function arrival(place: number): Promise<boolean> {
    const [event] = late.splice(place % Math.max(1, late.length), 1)
    if (event) await arrive(event)
    return event !== undefined
  }
  return { repeat, tell, arrival }
}

const event = (type: string, object: object, learn: Event['learn'] = () => {}) => ({ type, object, learn })

async function live(deeds: readonly Deed[]): Promise<void> {
  const buyer = await person(db, 'buyer')
  const model = oracle()
  const { tell, repeat, arrival } = provider()
  for (const now of deeds) {
    if (now.do === 'quote') await makeOffer(buyer, now, model)
    else if ('isLate' in now) await happen(now)
    else if (now.do === 'arrival') await arrival(now.which)
    else await repeat(now.which, now.do === 'again' ? randomUUID() : undefined)
    await compare(buyer, model)
  }
  while (await arrival(deeds.length)) await compare(buyer, model)
  // Whatever the order of arrival was, it comes to what has happened.
  for (const offer of model.offers) expect(model.refunded(offer)).toBe(sumOf(standing(offer)))

  async function happen(now: Happening): Promise<void> {
    const offer = model.offers[now.which % Math.max(1, model.offers.length)]
    if (!offer) return
    const { payment, told } = offer
    const session = (status: 'paid' | 'unpaid', more: object = {}) => ({
      id: `cs_${payment}`,
      payment_status: status,
      payment_intent: payment,
      client_reference_id: buyer.id,
      currency: 'usd',
      amount_total: offer.amount,
      metadata: { plan: offer.plan, quote: offer.id },
      ...more,
    })
    const learnPaid = (created: number) => (told.paid ??= created)
    if (now.do === 'pay') {
      if (offer.atProvider !== 'open' && offer.atProvider !== 'paid') return
      offer.atProvider = 'paid'
      return tell(
        now.isLate,
        event('checkout.session.completed', session('paid'), learnPaid),
        now.isOld ? YEAR + 30 * 24 * 60 * 60 : 0,
      )
    }
    if (now.do === 'order') {
      if (offer.atProvider !== 'open') return
      offer.atProvider = 'ordered'
      return tell(
        now.isLate,
        event('checkout.session.completed', session('unpaid'), () => (told.isOrdered = true)),
      )
    }
    if (now.do === 'arrive' || now.do === 'refuse') {
      if (offer.atProvider !== 'ordered') return
      offer.atProvider = now.do === 'arrive' ? 'paid' : 'refused'
      if (now.do === 'arrive')
        return tell(now.isLate, event('checkout.session.async_payment_succeeded', session('paid'), learnPaid))
      return tell(
        now.isLate,
        event('checkout.session.async_payment_failed', session('unpaid'), () => (told.isRefused = true)),
      )
    }
    if (now.do === 'forge') {
      // What isn't the quote's own package, sum and currency gives nothing.
      const [of, cents] = [now.plan ?? offer.plan, now.cents ?? offer.amount]
      if (of === offer.plan && cents === offer.amount && now.currency === 'usd') return
      const other = `pi_${randomUUID()}`
      const said = { id: `cs_${other}`, payment_intent: other, amount_total: cents, currency: now.currency }
      return tell(
        now.isLate,
        event('checkout.session.completed', session('paid', { ...said, metadata: { plan: of, quote: offer.id } })),
      )
    }
    if (now.do === 'refund' || now.do === 'part') {
      // The provider gives back no more than is left.
      const left = offer.amount - sumOf(standing(offer))
      const refundCents = now.do === 'part' ? PART : left
      if (offer.atProvider !== 'paid' || refundCents === 0 || refundCents > left) return
      offer.refunds.push({ id: `re_${randomUUID()}`, cents: refundCents, isFailed: false })
      const all = sumOf(standing(offer))
      const charge = { payment_intent: payment, refunded: all === offer.amount, amount_refunded: all }
      const learn = (at: number) => told.refunded.push({ at, cents: all })
      return tell(now.isLate, event('charge.refunded', charge, learn))
    }
    if (now.do === 'fail') {
      const failing = standing(offer).at(-1)
      if (!failing) return
      failing.isFailed = true
      const { id, cents: amount } = failing
      const learn = (at: number) => told.failed.set(id, { at, cents: amount })
      return tell(now.isLate, event('refund.failed', { id, payment_intent: payment, status: 'failed', amount }, learn))
    }
    const what = now.do === 'withdraw' ? 'withdrawn' : 'reinstated'
    const object = { id: `du_${payment}`, payment_intent: payment }
    return tell(
      now.isLate,
      event(`charge.dispute.funds_${what}`, object, () => model.gone[what].add(payment)),
    )
  }
}

async function makeOffer(buyer: Person, wish: Extract<Deed, { do: 'quote' }>, model: Oracle): Promise<void> {
  const { offers, owned, priceOf, onItsWay } = model
  const base = owned()
  const answer = await quote(db.root, buyer, wish.plan)
  const price = prices[wish.plan] ?? 0
  if (base && priceOf(base) >= price) return expect(answer).toEqual({ refusal: 'already_owned' })
  if (onItsWay()) return expect(answer).toMatchObject({ refusal: 'on_its_way' })
  const amount = price - (base ? priceOf(base) : 0)
  expect(answer).toMatchObject({ amount_cents: amount })
  if ('refusal' in answer) return
  const payment = `pi_${answer.quote_id}`
  let offer = offers.find(({ id }) => id === answer.quote_id)
  if (!offer) {
    const told = { paid: null, isOrdered: false, isRefused: false, refunded: [], failed: new Map() }
    offer = { id: answer.quote_id, plan: wish.plan, amount, base, payment, atProvider: 'open', refunds: [], told }
    offers.push(offer)
  }
  if (wish.closes) await closeOlder(offer, model)
}

/** What create-checkout does: the older sessions are closed at the provider, or, where one has taken money, the new one. */
async function closeOlder(offer: Offer, { offers }: Oracle): Promise<void> {
  const [row] = await db.root.query('select public.checkout_opened($1, $2) as answer', [offer.id, `cs_${offer.payment}`])
  const older = v.parse(v.array(v.string()), row?.['answer']).map((id) => offers.find(({ payment }) => id === `cs_${payment}`))
  for (const other of older) {
    const isTaken = other !== undefined && other.atProvider !== 'open' && other.atProvider !== 'closed'
    const closed = isTaken ? offer : other
    if (closed?.atProvider === 'open') closed.atProvider = 'closed'
    if (closed?.atProvider === 'closed') await db.root.query('select public.checkout_closed($1)', [`cs_${closed.payment}`])
    if (isTaken) return
  }
}

async function compare(buyer: Person, model: Oracle): Promise<void> {
  const { offers, owned, priceOf, chain, isKept, returned, counts, onItsWay } = model
  const best = owned()
  const now = await answerOf(Standing, 'subscription_standing', buyer)
  expect(now.active).toBe(best !== null)
  if (best) expect(now.plan).toBe(best.plan)
  expect(now.delayed_payment?.state === 'on_its_way').toBe(onItsWay())

  // What is paid and not given back is in force, or is offered back by its own button; what is in force is paid to the cent.
  const used = best ? chain(best) : []
  const standingOf = (offer: Offer) => {
    if (!isKept(offer)) return 'refunded'
    if (!chain(offer).every(isKept)) return 'without_base'
    if (!counts(offer)) return 'ended'
    return used.includes(offer) ? 'in_force' : 'spare'
  }
  const isBuiltOn = (offer: Offer) => offers.some((above) => above.base === offer && above.told.paid !== null && isKept(above))
  const payments = await answerOf(Payments, 'payments_of_person', buyer)
  const told = payments.map(({ payment_id, standing: stands, returned_cents }) => [payment_id, [stands, returned_cents]])
  const paid = offers.filter((offer) => offer.told.paid !== null)
  const expected = paid.map((offer) => [offer.payment, [standingOf(offer), returned(offer)]])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  const spare = paid.filter((offer) => standingOf(offer) === 'spare' && !isBuiltOn(offer)).map(({ payment }) => payment)
  expect(payments.filter(({ payment_id, may_ask }) => may_ask && spare.includes(payment_id))).toHaveLength(spare.length)
  if (best) expect(used.filter(isKept).reduce((sum, { amount }) => sum + amount, 0)).toBe(priceOf(best))
}

it('gives what is paid for and still paid, in every order of arrival of quotes, payments at once and by debit, forgeries in sum, package and currency, refunds in whole, in part and failed, disputes and repetitions', async () => {
  const runs = fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 25 }), (deeds) => live(deeds)),
    { numRuns: Number(process.env['PAYMENT_ORDERS'] ?? (isWhole ? 200 : 50)), seed: 20261122 },
  )
  await expect(runs).resolves.toBeUndefined()
}, 120_000)
