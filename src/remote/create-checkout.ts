import * as v from 'valibot'
import type { PaidPlan } from '../domain/paid-plan'
import { paymentAddress } from '../domain/payment-address'
import { invokeFunction } from './invoke-function'

const CheckoutSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => paymentAddress(url, location.origin) !== null),
  ),
})

/** Opens a checkout for a package; an upgrade costs the difference. The address is checked against the provider's hosts. Decision 20. */
export function createCheckout(plan: PaidPlan) {
  return invokeFunction('create-checkout', { plan }, CheckoutSchema)
}
