import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { paidPlan } from '../_shared/fields.ts'
import { askProvider, paymentProvider } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'

const GUARANTEE_MS = 24 * 60 * 60 * 1000
const Account = v.nullable(
  v.object({ payment_id: v.string(), plan_type: paidPlan, amount_cents: v.number(), paid_at: v.string(), refunded: v.boolean() }),
)

/**
 * The guarantee: gives the caller's last payment back whole within 24 hours of it, and its package ends at once. Without `confirm` it only
 * answers what would go back and until when: `{ plan, amount_cents, until, refunded }`. 409 too_late after that.
 */
export default edgeFunction({
  body: v.object({ confirm: v.boolean() }),
  async run({ confirm }, request) {
    const { id } = await signedInCaller(request)
    await takeAllowance(id, 'refund-purchase', 60, 60 * 60)
    const account = await callDatabase('billing_account', { p_user_id: id }, Account)
    if (account === null || account.refunded) throw new Refusal(404, 'no_payment', 'There is no payment to give back.')
    const until = Date.parse(account.paid_at) + GUARANTEE_MS
    if (Date.now() > until) throw new Refusal(409, 'too_late', 'The 24-hour guarantee for this payment has ended.')
    if (confirm) await giveBack(account.payment_id)
    const { plan_type: plan, amount_cents } = account
    return { plan, amount_cents, until: new Date(until).toISOString(), refunded: confirm }
  },
})

/** The provider's own event tells of it once more, which changes nothing. */
async function giveBack(paymentId: string): Promise<void> {
  const stripe = paymentProvider()
  if (stripe)
    await askProvider(() => stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund ${paymentId}` }))
  const fact = { p_event_id: `refund_by_buyer_${paymentId}`, p_payment_id: paymentId, p_refunded_at: new Date().toISOString() }
  await callDatabase('record_refund', fact, v.boolean())
}
