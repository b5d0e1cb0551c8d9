import { isPaidAndActive, type Plan, type Subscription } from './subscription'

export type PackageStanding =
  | { kind: 'for-sale' }
  | { kind: 'owned'; until: string | null }
  | { kind: 'included' }
  | { kind: 'upgrade'; cents: number }

/**
 * How a package stands to what a person owns: `until` is ISO time, null for lifetime access. An upgrade costs the difference of the two
 * prices, as the server's quote does; the quote alone counts.
 */
export function packageStanding(plan: Plan, owned: Subscription | null, priceCents: (plan: Plan) => number): PackageStanding {
  if (owned === null || !isPaidAndActive(owned)) return { kind: 'for-sale' }
  if (owned.plan === plan) return { kind: 'owned', until: owned.currentPeriodEnd }
  const cents = priceCents(plan) - priceCents(owned.plan)
  return cents > 0 ? { kind: 'upgrade', cents } : { kind: 'included' }
}
