import type { DelayedPayment } from '../../domain/payments/delayed-payment'
import { isPaidAndActive, type Plan, type Subscription } from '../../domain/payments/subscription'

export type PackageStanding =
  | { kind: 'for-sale' }
  | { kind: 'owned'; until: string | null }
  | { kind: 'included' }
  | { kind: 'upgrade'; cents: number }
  | { kind: 'on-its-way' }
  | { kind: 'waiting' }

/**
 * How a package stands to what a person owns: `until` is ISO time, null for lifetime access. An upgrade costs the difference of the two
 * prices, as the server's quote does; the quote alone counts. While a payment is on its way nothing else is sold (`waiting`).
 */
export function packageStanding(
  plan: Plan,
  owned: Subscription | null,
  delayed: DelayedPayment | null,
  priceCents: (plan: Plan) => number,
): PackageStanding {
  const standing = standingOf(plan, owned, priceCents)
  if (delayed?.state !== 'on_its_way' || standing.kind === 'owned' || standing.kind === 'included') return standing
  return { kind: delayed.plan === plan ? 'on-its-way' : 'waiting' }
}

function standingOf(plan: Plan, owned: Subscription | null, priceCents: (plan: Plan) => number): PackageStanding {
  if (owned === null || !isPaidAndActive(owned)) return { kind: 'for-sale' }
  if (owned.plan === plan) return { kind: 'owned', until: owned.currentPeriodEnd }
  const cents = priceCents(plan) - priceCents(owned.plan)
  return cents > 0 ? { kind: 'upgrade', cents } : { kind: 'included' }
}
