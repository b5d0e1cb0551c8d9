import * as v from 'valibot'
import { databaseTime } from './database-time'
import { planSchema } from './subscription'

/** A payment that takes days, such as a bank debit, as `check-subscription` answers it. */
export const delayedPaymentSchema = v.pipe(
  v.object({
    plan_type: planSchema,
    amount_cents: v.number(),
    state: v.picklist(['on_its_way', 'refused']),
    since: databaseTime,
  }),
  v.transform(({ plan_type, amount_cents, state, since }): DelayedPayment => ({
    plan: plan_type,
    amountCents: amount_cents,
    state,
    since,
  })),
)

/** As this device keeps it. `since`: ISO time of the order, or of the refusal. */
export const storedDelayedPaymentSchema = v.object({
  plan: planSchema,
  amountCents: v.number(),
  state: v.picklist(['on_its_way', 'refused']),
  since: v.string(),
})
export type DelayedPayment = v.InferOutput<typeof storedDelayedPaymentSchema>
