import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { expectedCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { expectedUser, paidPlan } from '../_shared/fields.ts'
import { orderToken } from '../_shared/order-token.ts'
import { askProvider, paymentProvider } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'

const Account = v.nullable(
  v.object({
    session_id: v.string(),
    payment_id: v.string(),
    customer_id: v.nullable(v.string()),
    plan_type: paidPlan,
    amount_cents: v.number(),
  }),
)

/** Where the caller manages the payment: `{ url }`, the provider's portal, or a development server's test portal. */
export default edgeFunction({
  body: v.object({ expected_user: expectedUser }),
  async run({ expected_user }, request) {
    const caller = await expectedCaller(request, expected_user)
    await takeAllowance(caller.id, 'customer-portal', 30, 60 * 60)
    const account = await callDatabase('billing_account', { p_user_id: caller.id }, Account)
    if (account === null) throw new Refusal(404, 'no_payment', 'There is no payment to manage yet.')
    const site = required('SITE_URL')
    const stripe = paymentProvider()
    if (stripe) {
      const customer = account.customer_id ?? ''
      const portal = await askProvider(() => stripe.billingPortal.sessions.create({ customer, return_url: `${site}/account` }))
      return { url: portal.url }
    }
    const { session_id: sessionId, payment_id: paymentId, plan_type: plan, amount_cents: amountCents } = account
    return {
      url: `${site}/functions/v1/test-portal?order=${await orderToken({ sessionId, paymentId, userId: caller.id, plan, amountCents, quoteId: null })}`,
    }
  },
})
