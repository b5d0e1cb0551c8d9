import * as v from 'valibot'
import { academyNow } from '../clock'
import type { PaidPlan } from '../domain/payments/paid-plan'
import {
  paymentAddress,
  delayedPaymentSchema,
  type KnownSubscription,
  type MadeRefund,
  ownPaymentSchema,
  refundStateSchema,
  type Purchase,
  purchaseSchema,
} from '../domain/payments/payment'
import { invokeFunction } from './invoke-function'
import { accountSubscription, subscriptionRowSchema, type SubscriptionRow } from '../domain/payments/subscription'
import { parsedAs } from '../domain/app/parsed-as'
import type { Answer } from './failure'
import { readRows } from './data-client'

/** An address that leads to the payment provider's own hosts. */
const PaymentPageSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => paymentAddress(url, location.origin) !== null),
  ),
})
const CheckSchema = v.object({
  active: v.boolean(),
  plan: v.nullish(v.string(), null),
  delayed_payment: v.nullish(delayedPaymentSchema, null),
})

/** Opens a checkout of a package for this member, and for nobody who has signed in since; an upgrade costs the difference. */
export function createCheckout(member: string, plan: PaidPlan) {
  return invokeFunction('create-checkout', { plan, expected_user: member }, PaymentPageSchema)
}

/** The address of this member's billing portal; refused where somebody else has signed in since. */
export function customerPortal(member: string) {
  return invokeFunction('customer-portal', { expected_user: member }, PaymentPageSchema)
}

const PaymentsSchema = v.pipe(
  v.object({ payments: v.array(ownPaymentSchema) }),
  v.transform(({ payments }) => payments),
)

/** The own payments, newest first, each with whether it can be asked back. */
export function ownPayments() {
  return invokeFunction('refund-purchase', { payment: null }, PaymentsSchema)
}

// A payment that had gone back before is answered without a state.
const RefundSchema = v.pipe(
  v.object({ refunded: v.literal(true), state: v.optional(refundStateSchema), refund_cents: v.optional(v.number()) }),
  v.transform(({ state, refund_cents }): MadeRefund => (state && refund_cents ? { state, cents: refund_cents } : null)),
)

/** Asks for all that is left of that payment; answers what the provider says of the refund. */
export function refundPurchase(payment: string) {
  return invokeFunction('refund-purchase', { payment }, RefundSchema)
}

/** What the server knows of this person's plan. */
export function checkSubscription() {
  return invokeFunction('check-subscription', undefined, CheckSchema)
}

/** The own purchase of that checkout session; null when it is unknown, another's, or not told of by the provider yet. */
export function myPurchase(sessionId: string): Promise<Answer<Purchase | null>> {
  return readRows((client) => client.rpc('my_purchase', { p_session_id: sessionId }), parsedAs(v.nullable(purchaseSchema)))
}

const columns = 'plan_type, status, current_period_end, cancel_at_period_end'

const FirstRowSchema = v.pipe(
  v.array(subscriptionRowSchema),
  v.transform(([row]) => row ?? null),
)

/** The own row of `subscriptions`, or null where there is none. */
export function ownSubscription(): Promise<Answer<SubscriptionRow | null>> {
  return readRows((client) => client.from('subscriptions').select(columns).limit(1), parsedAs(FirstRowSchema))
}

/** Both together, as the screens show it. */
export async function knownSubscription(): Promise<Answer<KnownSubscription>> {
  const [check, row] = await Promise.all([checkSubscription(), ownSubscription()])
  if (!check.ok) return check
  if (!row.ok) return row
  const { active, plan, delayed_payment: delayed } = check.value
  return { ok: true, value: { subscription: accountSubscription(row.value, { active, plan }), delayed, checkedAt: academyNow() } }
}
