import * as v from 'valibot'
import { databaseTime } from '../time/database-time'
import { paymentStandingSchema } from './own-payment'
import { planSchema, type Plan } from './subscription'

type Payment = {
  plan: Plan
  amountCents: number
  /** What of it went back so far. */
  returnedCents: number
  /** The provider's id, by which it is asked back; null of a server from before it told. */
  payment: string | null
}

/**
 * `spare`: another payment gives the same or more. `without_base`: an upgrade whose first payment went back, which gives no package.
 * `refundedAt`: ISO time. `on_its_way`: ordered, and the bank has not answered; `refused`: it said no, nothing was charged.
 */
export type Purchase =
  | { kind: 'on_its_way' | 'refused'; plan: Plan; amountCents: number }
  | (Payment & { kind: 'paid' | 'spare' | 'without_base' | 'ended' })
  | (Payment & { kind: 'refunded'; refundedAt: string })

const paidSchema = v.pipe(
  v.object({
    plan_type: planSchema,
    amount_cents: v.number(),
    returned_cents: v.optional(v.number(), 0),
    held: v.boolean(),
    payment_id: v.nullish(v.string(), null),
    refunded_at: v.nullish(databaseTime, null),
    // A server from before this one says no more than `held`.
    standing: v.nullish(paymentStandingSchema, null),
  }),
  v.transform(({ plan_type, amount_cents, returned_cents, held, payment_id, refunded_at, standing }): Purchase => {
    const payment = { plan: plan_type, amountCents: amount_cents, returnedCents: returned_cents, payment: payment_id }
    if (refunded_at !== null) return { ...payment, kind: 'refunded', refundedAt: refunded_at }
    if (held) return { ...payment, kind: 'without_base' }
    return { ...payment, kind: standing === 'spare' || standing === 'ended' ? standing : 'paid' }
  }),
)
const unpaidSchema = v.pipe(
  v.object({ plan_type: planSchema, amount_cents: v.number(), standing: v.picklist(['on_its_way', 'refused']) }),
  v.transform(({ plan_type, amount_cents, standing }): Purchase => ({
    kind: standing,
    plan: plan_type,
    amountCents: amount_cents,
  })),
)

/** What `my_purchase` answers of a payment. */
export const purchaseSchema = v.union([unpaidSchema, paidSchema])

/** What becomes of a purchase once that payment was given back: of another than its own nothing. `at`: ISO time. */
export function afterRefund(purchase: Purchase, payment: string, at: string): Purchase {
  if (!('payment' in purchase) || purchase.kind === 'refunded' || purchase.payment !== payment) return purchase
  return { ...purchase, returnedCents: purchase.amountCents, kind: 'refunded', refundedAt: at }
}
