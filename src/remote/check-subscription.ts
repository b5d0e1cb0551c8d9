import * as v from 'valibot'
import { invokeFunction } from './invoke-function'

const CheckSchema = v.object({ active: v.boolean(), plan: v.nullish(v.string(), null) })

/** What the server knows of this person's plan. Specification, section 7. */
export function checkSubscription() {
  return invokeFunction('check-subscription', undefined, CheckSchema)
}
