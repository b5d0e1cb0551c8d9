import * as v from 'valibot'
import { invokeFunction } from './invoke-function'

/** Makes a new free account; its first password comes back once, to sign in with. An existing address is refused. Decision 18. */
export function registerFreeTier(email: string) {
  return invokeFunction('register-free-tier', { email }, v.object({ tempPassword: v.string() }))
}
