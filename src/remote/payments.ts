import * as v from 'valibot'
import type { PaidPlan } from '../domain/paid-plan'
import { paymentAddress } from '../domain/payment-address'
import { invokeFunction } from './invoke-function'

/** An address that leads to the payment provider's own hosts. */
const PaymentPageSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => paymentAddress(url, location.origin) !== null),
  ),
})
const CheckSchema = v.object({ active: v.boolean(), plan: v.nullish(v.string(), null) })

/** Opens a checkout for a package; an upgrade costs the difference. */
export function createCheckout(plan: PaidPlan) {
  return invokeFunction('create-checkout', { plan }, PaymentPageSchema)
}

/** The address of the billing portal for this person. */
export function customerPortal() {
  return invokeFunction('customer-portal', undefined, PaymentPageSchema)
}

/** What the server knows of this person's plan. */
export function checkSubscription() {
  return invokeFunction('check-subscription', undefined, CheckSchema)
}
