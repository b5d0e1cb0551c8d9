import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { dispute, pay, quote, refund } from './purchases.ts'

const prices: Record<string, number> = { cadet_basic: 9_700, patriot_premium: 29_700, elite_corps: 99_700 }
const plan = fc.constantFrom(...Object.keys(prices))
const which = fc.nat({ max: 7 })
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('quote' as const), plan }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), which, isOld: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      which,
      plan,
      cents: fc.constantFrom(1, 9_700, 20_000, 90_000, 99_700),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('refund', 'withdraw', 'reinstate', 'repeat'), which }) },
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
}

const YEAR_AND_A_MONTH_MS = 400 * 24 * 60 * 60 * 1000

/** The rules once more, naively: every look goes through all that ever happened. */
function oracle() {
  const offers: Offer[] = []
  const gone = { refunded: new Set<string>(), withdrawn: new Set<string>(), reinstated: new Set<string>() }
  const priceOf = (offer: Offer) => prices[offer.plan] ?? 0
  const isKept = ({ payment }: Offer) =>
    !gone.refunded.has(payment) && !(gone.withdrawn.has(payment) && !gone.reinstated.has(payment))
  const chain = (offer: Offer): Offer[] => (offer.base ? [offer, ...chain(offer.base)] : [offer])
  const counts = (offer: Offer) =>
    offer.paid !== 'never' && chain(offer).every(isKept) && (offer.paid === 'now' || offer.plan === 'elite_corps')
  const owned = () => offers.filter(counts).toSorted((a, b) => priceOf(b) - priceOf(a))[0] ?? null
  return { offers, gone, owned, priceOf, chain, isKept }
}

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

async function live(deeds: readonly Deed[]): Promise<void> {
  const buyer = await person(db, 'buyer')
  const model = oracle()
  const told: (() => Promise<unknown>)[] = []
  const tell = async (fact: () => Promise<unknown>) => {
    told.push(fact)
    await fact()
  }
  const chosen = (index: number) => model.offers[index % Math.max(1, model.offers.length)]

  for (const now of deeds) {
    if (now.do === 'quote') await makeOffer(buyer, now.plan, model)
    else if (now.do === 'repeat') await told[now.which % Math.max(1, told.length)]?.()
    else {
      const offer = chosen(now.which)
      if (!offer) continue
      const event = `evt_${randomUUID()}`
      if (now.do === 'pay') {
        const paidAt = new Date(Date.now() - (now.isOld ? YEAR_AND_A_MONTH_MS : 0))
        if (offer.paid === 'never') offer.paid = now.isOld ? 'long ago' : 'now'
        await tell(() => pay(db.root, buyer, { ...offer, quoteId: offer.id, event, paidAt }))
      } else if (now.do === 'forge') {
        // What isn't the quote's own package and sum, and a second payment of the same quote, give nothing.
        const isSame = now.plan === offer.plan && now.cents === offer.amount && offer.paid === 'never'
        if (isSame) continue
        const forged = { plan: now.plan, amount: now.cents, payment: `pi_${randomUUID()}`, quoteId: offer.id, event }
        await tell(() => pay(db.root, buyer, forged))
      } else if (now.do === 'refund') {
        model.gone.refunded.add(offer.payment)
        await tell(() => refund(db.root, offer.payment, event))
      } else {
        model.gone[now.do === 'withdraw' ? 'withdrawn' : 'reinstated'].add(offer.payment)
        await tell(() => dispute(db.root, offer.payment, now.do === 'reinstate', event))
      }
    }
    await compare(buyer, model)
  }
}

async function makeOffer(buyer: Person, wanted: string, { offers, owned, priceOf }: ReturnType<typeof oracle>): Promise<void> {
  const base = owned()
  const answer = await quote(db.root, buyer, wanted)
  const price = prices[wanted] ?? 0
  if (base && priceOf(base) >= price) return expect(answer).toEqual({ refusal: 'already_owned' })
  const amount = price - (base ? priceOf(base) : 0)
  expect(answer).toMatchObject({ amount_cents: amount })
  if ('refusal' in answer || offers.some(({ id }) => id === answer.quote_id)) return
  offers.push({ id: answer.quote_id, plan: wanted, amount, base, payment: `pi_${answer.quote_id}`, paid: 'never' })
}

async function compare(buyer: Person, { owned, priceOf, chain, isKept }: ReturnType<typeof oracle>): Promise<void> {
  const best = owned()
  const now = await standing(buyer)
  expect(now.active).toBe(best !== null)
  if (!best) return
  expect(now.plan).toBe(best.plan)
  // Whoever has a package has paid its price, and the academy still has all of it.
  const kept = chain(best).filter(isKept)
  expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceOf(best))
}

it('gives what is paid for and still paid, in every order of quotes, payments, forgeries, refunds, disputes and repetitions', async () => {
  const runs = fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 25 }), (deeds) => live(deeds)),
    { numRuns: Number(process.env['PAYMENT_ORDERS'] ?? 60), seed: 20261122 },
  )
  await expect(runs).resolves.toBeUndefined()
}, 120_000)
