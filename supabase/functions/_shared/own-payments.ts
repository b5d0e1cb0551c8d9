import * as v from 'valibot'
import { callDatabase } from './call-database.ts'
import { paidPlan } from './fields.ts'

const Payment = v.object({
  payment_id: v.string(),
  plan_type: paidPlan,
  amount_cents: v.number(),
  returned_cents: v.number(),
  paid_at: v.string(),
  refunded_at: v.nullable(v.string()),
  refund_failed_at: v.nullable(v.string()),
  standing: v.picklist(['refunded', 'without_base', 'ended', 'in_force', 'spare']),
  may_ask: v.boolean(),
  ask_until: v.nullable(v.string()),
})

/** A payment as the ledgers have it: what it gives, what of it went back, and whether it can be asked back now; `ask_until` is null where that has no end. */
export type Payment = v.InferOutput<typeof Payment>

/** The payments of a person, newest first. */
export function paymentsOf(userId: string): Promise<Payment[]> {
  return callDatabase('payments_of_person', { p_user_id: userId }, v.array(Payment))
}
