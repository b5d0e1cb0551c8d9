import * as v from 'valibot'
import { databaseTime } from './database-time'
import { planSchema, type Plan } from './subscription'

type Payment = {
  plan: Plan
  amountCents: number
  /** The provider's id, by which it is asked back; null of a server from before it told. */
  payment: string | null
}

/** `held`: the payment gives no package, and the office returns it. `refundedAt`: ISO time. `gavePackage`: false of one that was held. */
export type Purchase =
  | (Payment & { kind: 'paid' | 'held' })
  | (Payment & { kind: 'refunded'; refundedAt: string; gavePackage: boolean })

/** What `my_purchase` answers of a payment. */
export const purchaseSchema = v.pipe(
  v.object({
    plan_type: planSchema,
    amount_cents: v.number(),
    held: v.boolean(),
    payment_id: v.nullish(v.string(), null),
    refunded_at: v.nullish(databaseTime, null),
  }),
  v.transform(({ plan_type, amount_cents, held, payment_id, refunded_at }): Purchase => {
    const payment = { plan: plan_type, amountCents: amount_cents, payment: payment_id }
    if (refunded_at !== null) return { ...payment, kind: 'refunded', refundedAt: refunded_at, gavePackage: !held }
    return { ...payment, kind: held ? 'held' : 'paid' }
  }),
)

/** What becomes of a purchase once that payment was given back: of another than its own nothing. `at`: ISO time. */
export function afterRefund(purchase: Purchase, payment: string, at: string): Purchase {
  if (purchase.kind !== 'paid' || purchase.payment !== payment) return purchase
  return { ...purchase, kind: 'refunded', refundedAt: at, gavePackage: true }
}
