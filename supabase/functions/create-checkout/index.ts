import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { expectedCaller, type Caller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required, variable } from '../_shared/environment.ts'
import { expectedUser, paidPlan, type PaidPlan } from '../_shared/fields.ts'
import { orderToken } from '../_shared/order-token.ts'
import { packageNames, preparationWords } from '../_shared/package-names.ts'
import { askProvider, closeCheckout, paymentProvider } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'

const Quote = v.union([
  v.object({ amount_cents: v.number(), quote_id: v.string() }),
  v.object({ refusal: v.literal('already_owned') }),
  v.object({ refusal: v.literal('on_its_way'), plan_type: paidPlan }),
])

interface Sale {
  caller: Caller
  plan: PaidPlan
  amountCents: number
  /** What the payment is held against: the person, the package and the sum that the server kept. */
  quoteId: string
}

/**
 * Opens a checkout for a package and answers where it is: `{ url }`. The price is the server's; an upgrade pays the difference. Refuses
 * with already_owned what the caller has, or has better, with on_its_way everything while a payment of theirs is, and with
 * sales_not_begun real payments before the owner opens the sale. A double click opens one checkout, and a person has one open: the one before
 * is closed first, and where that was paid in the meantime nothing else is sold (just_paid).
 */
export default edgeFunction({
  body: v.object({ plan: paidPlan, expected_user: expectedUser }),
  async run({ plan, expected_user }, request) {
    const caller = await expectedCaller(request, expected_user)
    refuseBeforeSales()
    const quote = await callDatabase('checkout_quote', { p_user_id: caller.id, p_plan_type: plan }, Quote)
    if ('plan_type' in quote) throw onItsWay(quote.plan_type)
    if ('refusal' in quote) throw new Refusal(409, 'already_owned', 'You already have this package, or a larger one.')
    const sale = { caller, plan, amountCents: quote.amount_cents, quoteId: quote.quote_id }
    const stripe = paymentProvider()
    return { url: stripe ? await hostedCheckout(stripe, sale) : await testCheckout(sale) }
  },
})

const onItsWay = (plan: PaidPlan) =>
  new Refusal(
    409,
    'on_its_way',
    `Your payment for ${packageNames[plan]} is on its way. You can buy again once your bank has answered.`,
  )

/** Real money is taken only where the owner has said so: an academy is deployed and tried before there is all that its packages name. */
function refuseBeforeSales(): void {
  const takesMoney = /^[rs]k_live_/.test(variable('STRIPE_SECRET_KEY') ?? '')
  if (takesMoney && variable('SALES_HAVE_BEGUN') !== 'true')
    throw new Refusal(503, 'sales_not_begun', 'Sales have not begun yet. Nothing was charged.')
}

async function hostedCheckout(stripe: Stripe, { caller, plan, amountCents, quoteId }: Sale): Promise<string> {
  const site = required('SITE_URL')
  const description = preparationWords(plan)
  const session = await askProvider(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: amountCents,
              product_data: { name: packageNames[plan], ...(description !== null && { description }) },
            },
          },
        ],
        client_reference_id: caller.id,
        // A sum in another currency would not be the one that was quoted.
        adaptive_pricing: { enabled: false },
        customer_creation: 'always',
        customer_email: caller.email,
        metadata: { plan, quote: quoteId },
        success_url: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${site}/pricing`,
      },
      { idempotencyKey: `checkout ${quoteId}` },
    ),
  )
  if (session.url === null) throw new Refusal(502, 'provider_failed', 'The payment service did not answer. Please try again.')
  for (const older of await checkoutOpened(quoteId, session.id)) {
    const outcome = await closeCheckout(stripe, older)
    if (outcome === 'taken') {
      await closeCheckout(stripe, session.id)
      throw new Refusal(409, 'just_paid', 'You have just paid on another page. Please look under Account before you buy more.')
    }
  }
  return session.url
}

/** Notes the opened session; answers those of the same person that may still take money. */
const checkoutOpened = (quoteId: string, sessionId: string) =>
  callDatabase('checkout_opened', { p_quote_id: quoteId, p_session_id: sessionId }, v.array(v.string()))

async function testCheckout({ caller, plan, amountCents, quoteId }: Sale): Promise<string> {
  const order = {
    sessionId: `cs_test_${quoteId}`,
    paymentId: `pi_test_${quoteId}`,
    userId: caller.id,
    plan,
    amountCents,
    quoteId,
  }
  for (const older of await checkoutOpened(quoteId, order.sessionId)) await closeCheckout(null, older)
  return `${required('SITE_URL')}/functions/v1/test-checkout?order=${await orderToken(order)}`
}
