import * as v from 'valibot'
import { databaseTime } from '../time/database-time'
import { planSchema, subscriptionSchema } from './subscription'

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

/** What the server knows of what a person has bought. `checkedAt`: when it said so, in ms since the epoch. */
export const knownSubscriptionSchema = v.object({
  subscription: v.nullable(subscriptionSchema),
  delayed: v.optional(v.nullable(storedDelayedPaymentSchema), null),
  checkedAt: v.number(),
})
export type KnownSubscription = v.InferOutput<typeof knownSubscriptionSchema>
