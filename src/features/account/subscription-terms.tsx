import { longDay } from '../../domain/long-day'
import type { Subscription } from '../../domain/subscription'

/** Packages are bought once: they end, or they last; only a subscription renews. */
export function SubscriptionTerms({ subscription }: { subscription: Subscription }) {
  const { plan, active, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (plan === 'free')
    return <p className="text-muted">You can read all free resources. The guided modules of the packages are in preparation.</p>
  if (currentPeriodEnd === null) return active ? <p>Lifetime access</p> : null
  if (!active) return <p>Access ended on {longDay(currentPeriodEnd)}</p>
  return (
    <p>
      Access until {longDay(currentPeriodEnd)}
      {cancelAtPeriodEnd && '. It will not be renewed.'}
    </p>
  )
}
