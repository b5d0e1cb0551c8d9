import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'

const Standing = v.object({
  active: v.boolean(),
  plan: v.nullable(v.string()),
  delayed_payment: v.nullable(
    v.object({
      plan_type: v.string(),
      amount_cents: v.number(),
      state: v.picklist(['on_its_way', 'refused']),
      since: v.string(),
    }),
  ),
})

/**
 * Whether the caller's plan is in force, by the server's clock, and whether a payment is on its way or was refused by the bank:
 * `{ active, plan, delayed_payment }`. Active means a paid plan.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    const { id } = await signedInCaller(request)
    await takeAllowance(id, 'check-subscription', 300, 60 * 60)
    return callDatabase('subscription_standing', { p_user_id: id }, Standing)
  },
})
