import * as v from 'valibot'
import { invokeFunction } from './invoke-function'

/** The address of the billing portal for this person. Specification, section 7. */
export function customerPortal() {
  return invokeFunction('customer-portal', undefined, v.object({ url: v.pipe(v.string(), v.url()) }))
}
