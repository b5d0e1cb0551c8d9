import * as v from 'valibot'
import { paymentAddress } from '../domain/payment-address'
import { invokeFunction } from './invoke-function'

const PortalSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => paymentAddress(url, location.origin) !== null),
  ),
})

/** The address of the billing portal for this person, checked against the provider's hosts. Specification, section 7. */
export function customerPortal() {
  return invokeFunction('customer-portal', undefined, PortalSchema)
}
