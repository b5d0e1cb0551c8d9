import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { paidPlan } from '../_shared/fields.ts'
import { paymentProvider, refundWhole } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'

const GUARANTEE_MS = 24 * 60 * 60 * 1000
const Payment = v.object({
  payment_id: v.string(),
  plan_type: paidPlan,
  amount_cents: v.number(),
  paid_at: v.string(),
  refunded: v.boolean(),
})
type Payment = v.InferOutput<typeof Payment>
const OnePayment = v.nullable(Payment)

/**
 * The guarantee: gives a payment back whole within 24 hours of it, and its package ends at once. Without a payment it only answers what
 * would go back and until when: `{ payment, plan, amount_cents, until, refunded }`, of the caller's last purchase, or `{ payment: null }`. A payment that went back
 * already is answered as such, however often it is named; 409 changed where another is the last one by now, 409 too_late after 24 hours.
 */
export default edgeFunction({
  // `confirm` is what an earlier build asks with, on a device that has not taken an update: it names no payment.
  body: v.object({
    payment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255))), null),
    confirm: v.optional(v.boolean(), false),
  }),
  async run({ payment, confirm }, request) {
    const { id } = await signedInCaller(request)
    if (confirm) throw new Refusal(409, 'changed', 'Please load this page again: it is of an older version.')
    await takeAllowance(id, 'refund-purchase', 60, 60 * 60)
    const last = await callDatabase('billing_account', { p_user_id: id }, OnePayment)
    if (payment !== null && (last?.payment_id !== payment || last.refunded)) {
      // Asked for after the last one: it may have gone back in between.
      const done = await callDatabase('refunded_payment', { p_user_id: id, p_payment_id: payment }, OnePayment)
      if (done !== null) return offered(done)
    }
    const isOver = last !== null && Date.now() > guaranteeEnd(last)
    if (payment === null && (last === null || last.refunded || isOver)) return { payment: null }
    if (last === null || last.refunded) throw new Refusal(404, 'no_payment', 'There is no payment to give back.')
    if (payment !== null && payment !== last.payment_id)
      throw new Refusal(409, 'changed', 'You have paid for something else since. Please look at what would go back now.')
    if (isOver) throw new Refusal(409, 'too_late', 'The 24-hour guarantee for this payment has ended.')
    if (payment === null) return offered(last)
    await giveBack(payment)
    return offered({ ...last, refunded: true })
  },
})

const guaranteeEnd = ({ paid_at }: Payment) => Date.parse(paid_at) + GUARANTEE_MS

function offered(of: Payment) {
  const { payment_id: payment, plan_type: plan, amount_cents, refunded } = of
  return { payment, plan, amount_cents, until: new Date(guaranteeEnd(of)).toISOString(), refunded }
}

/** The provider's own event tells of it once more, which changes nothing. Each press is an event of its own: a refund may fail and be asked for again. */
async function giveBack(paymentId: string): Promise<void> {
  const stripe = paymentProvider()
  if (stripe) await refundWhole(stripe, paymentId)
  const fact = {
    p_event_id: `refund_by_buyer_${paymentId}_${crypto.randomUUID()}`,
    p_payment_id: paymentId,
    p_refunded_at: new Date().toISOString(),
  }
  await callDatabase('record_refund', fact, v.boolean())
}
