import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentFact } from '../functions/stripe-webhook/payment-fact.ts'
import { person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { quote } from './purchases.ts'

const prices: Record<string, number> = { cadet_basic: 9_700, patriot_premium: 29_700, elite_corps: 99_700 }
const plan = fc.constantFrom(...Object.keys(prices))
const which = fc.nat({ max: 5 })
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('quote' as const), plan }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), which, isOld: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      which,
      // Null: what the quote says.
      plan: fc.option(plan),
      cents: fc.option(fc.constantFrom(1, 9_700, 20_000, 90_000, 99_700)),
      currency: fc.constantFrom('usd', 'eur', 'jpy'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('refund', 'fail'), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('part', 'withdraw', 'reinstate', 'repeat', 'again'), which }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** What was offered: the sum, and the offer whose payment it takes off. */
interface Offer {
  id: string
  plan: string
  amount: number
  base: Offer | null
  payment: string
  paid: 'never' | 'now' | 'long ago'
  refunds: { id: string; isFailed: boolean }[]
}

const YEAR_AND_A_MONTH = 400 * 24 * 60 * 60

/** The rules once more, naively: every look goes through all that ever happened. */
function oracle() {
  const offers: Offer[] = []
  const gone = { withdrawn: new Set<string>(), reinstated: new Set<string>() }
  const priceOf = (offer: Offer) => prices[offer.plan] ?? 0
  const isRefunded = ({ refunds }: Offer) => refunds.some(({ isFailed }) => !isFailed)
  const isKept = (offer: Offer) =>
    !isRefunded(offer) && !(gone.withdrawn.has(offer.payment) && !gone.reinstated.has(offer.payment))
  const chain = (offer: Offer): Offer[] => (offer.base ? [offer, ...chain(offer.base)] : [offer])
  const counts = (offer: Offer) =>
    chain(offer).every(isKept) && (offer.paid === 'now' || (offer.paid === 'long ago' && offer.plan === 'elite_corps'))
  const owned = () => offers.filter(counts).toSorted((a, b) => priceOf(b) - priceOf(a))[0] ?? null
  return { offers, gone, owned, priceOf, chain, isKept, isRefunded }
}
type Oracle = ReturnType<typeof oracle>

let db: Database
beforeAll(async () => {
  const [pglite] = engines
  if (!pglite) throw new Error('PGlite is always there.')
  db = await pglite.open()
})
afterAll(() => db.close())

const Standing = v.object({ plan: v.string(), active: v.boolean() })

async function standing(buyer: Person): Promise<v.InferOutput<typeof Standing>> {
  const [row] = await db.root.query('select public.subscription_standing($1) as answer', [buyer.id])
  return v.parse(Standing, row?.['answer'])
}

/** The provider's events as the webhook takes them: what it keeps of one is recorded. Its clock goes on by a minute an event. */
function provider() {
  const told: { type: string; created: number; object: object }[] = []
  const begun = Math.floor(Date.now() / 1000)
  const record = async (id: string, { type, created, object }: (typeof told)[number]) => {
    const fact = paymentFact(type, { id, created, data: { object } })
    if (!fact) return
    const parameters = Object.keys(fact.parameters).map((name, nth) => `${name} => $${nth + 1}`)
    await db.root.query(`select public.${fact.name}(${parameters.join(', ')})`, Object.values(fact.parameters))
  }
  const run = randomUUID()
  /** The same event once more, or what it says under another event's id. */
  async function repeat(place: number, id: string = run): Promise<void> {
    const nth = place % Math.max(1, told.length)
    const event = told[nth]
    if (event) await record(`evt_${id}_${nth}`, event)
  }
  async function tell(type: string, object: object, ago = 0): Promise<void> {
    told.push({ type, created: begun + told.length * 60 - ago, object })
    await repeat(told.length - 1)
  }
  return { tell, repeat }
}

async function live(deeds: readonly Deed[]): Promise<void> {
  const buyer = await person(db, 'buyer')
  const model = oracle()
  const { tell, repeat } = provider()
  const session = (offer: Offer, more: object) => ({
    id: `cs_${offer.payment}`,
    payment_status: 'paid',
    payment_intent: offer.payment,
    client_reference_id: buyer.id,
    currency: 'usd',
    amount_total: offer.amount,
    metadata: { plan: offer.plan, quote: offer.id },
    ...more,
  })
  for (const now of deeds) {
    if (now.do === 'quote') await makeOffer(buyer, now.plan, model)
    else if (now.do === 'repeat') await repeat(now.which)
    else if (now.do === 'again') await repeat(now.which, randomUUID())
    else await happen(now)
    await compare(buyer, model)
  }

  async function happen(now: Exclude<Deed, { do: 'quote' }>): Promise<void> {
    const offer = model.offers[now.which % Math.max(1, model.offers.length)]
    if (!offer) return
    const { payment } = offer
    if (now.do === 'pay') {
      if (offer.paid === 'never') offer.paid = now.isOld ? 'long ago' : 'now'
      return tell('checkout.session.completed', session(offer, {}), now.isOld ? YEAR_AND_A_MONTH : 0)
    }
    if (now.do === 'forge') {
      // What isn't the quote's own package, sum and currency, and a second payment of the same quote, give nothing.
      const [of, cents] = [now.plan ?? offer.plan, now.cents ?? offer.amount]
      if (of === offer.plan && cents === offer.amount && now.currency === 'usd' && offer.paid === 'never') return
      const other = `pi_${randomUUID()}`
      const said = { amount_total: cents, currency: now.currency, metadata: { plan: of, quote: offer.id } }
      return tell('checkout.session.completed', session({ ...offer, payment: other }, said))
    }
    if (now.do === 'part') return tell('charge.refunded', { payment_intent: payment, refunded: false, amount_refunded: 100 })
    if (now.do === 'refund') {
      // The provider refuses a second refund while one stands.
      if (model.isRefunded(offer)) return
      offer.refunds.push({ id: `re_${randomUUID()}`, isFailed: false })
      return tell('charge.refunded', { payment_intent: payment, refunded: true })
    }
    if (now.do === 'fail') {
      const last = offer.refunds.at(-1)
      if (!last) return
      last.isFailed = true
      return tell('refund.failed', { id: last.id, payment_intent: payment, status: 'failed' })
    }
    model.gone[now.do === 'withdraw' ? 'withdrawn' : 'reinstated'].add(payment)
    return tell(`charge.dispute.funds_${now.do === 'withdraw' ? 'withdrawn' : 'reinstated'}`, {
      id: `du_${payment}`,
      payment_intent: payment,
    })
  }
}

async function makeOffer(buyer: Person, wanted: string, { offers, owned, priceOf }: Oracle): Promise<void> {
  const base = owned()
  const answer = await quote(db.root, buyer, wanted)
  const price = prices[wanted] ?? 0
  if (base && priceOf(base) >= price) return expect(answer).toEqual({ refusal: 'already_owned' })
  const amount = price - (base ? priceOf(base) : 0)
  expect(answer).toMatchObject({ amount_cents: amount })
  if ('refusal' in answer || offers.some(({ id }) => id === answer.quote_id)) return
  offers.push({ id: answer.quote_id, plan: wanted, amount, base, payment: `pi_${answer.quote_id}`, paid: 'never', refunds: [] })
}

async function compare(buyer: Person, { owned, priceOf, chain, isKept }: Oracle): Promise<void> {
  const best = owned()
  const now = await standing(buyer)
  expect(now.active).toBe(best !== null)
  if (!best) return
  expect(now.plan).toBe(best.plan)
  // Whoever has a package has paid its price, and the academy still has all of it.
  const kept = chain(best).filter(isKept)
  expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceOf(best))
}

it('gives what is paid for and still paid, in every order of quotes, payments, forgeries in sum, package and currency, refunds in whole, in part and failed, disputes and repetitions', async () => {
  const runs = fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 25 }), (deeds) => live(deeds)),
    { numRuns: Number(process.env['PAYMENT_ORDERS'] ?? 100), seed: 20261122 },
  )
  await expect(runs).resolves.toBeUndefined()
}, 120_000)
