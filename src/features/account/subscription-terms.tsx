import type { Subscription } from '../../domain/subscription'

const asDay = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })

/** Packages are bought once: they end, or they last; only a subscription renews. */
export function SubscriptionTerms({ subscription }: { subscription: Subscription }) {
  const { plan, active, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (plan === 'free')
    return <p className="text-muted">You can read all free resources. The guided modules of the packages are in preparation.</p>
  if (currentPeriodEnd === null) return active ? <p>Lifetime access</p> : null
  if (!active) return <p>Access ended on {asDay(currentPeriodEnd)}</p>
  return (
    <p>
      Access until {asDay(currentPeriodEnd)}
      {cancelAtPeriodEnd && '. It will not be renewed.'}
    </p>
  )
}
