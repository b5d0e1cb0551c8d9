import { Link } from '@tanstack/react-router'
import { markedLine, packages } from '../../content/packages'
import { isPaidAndActive, subscriptionState } from '../../domain/subscription'
import { Badge } from '../../ui/badge'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { MarkedLines } from '../../ui/marked-lines'
import { openBillingPortal } from './open-billing-portal'
import { SubscriptionTerms } from './subscription-terms'
import { useSubscription } from './use-subscription'

export function SubscriptionSection({ userId }: { userId: string }) {
  const { known, isChecking, refresh } = useSubscription(userId)
  const subscription = known?.subscription ?? null
  const state = subscriptionState(subscription)
  const isActive = isPaidAndActive(subscription)
  // Until the first answer nobody who has paid is asked to subscribe.
  const isFirstCheck = isChecking && known === null
  const plan = packages.find((candidate) => candidate.plan === subscription?.plan)

  return (
    <Card as="section" aria-labelledby="subscription-title">
      <div className="grid gap-5">
        <h2 id="subscription-title" className="text-2xl">
          Subscription
        </h2>
        {isChecking ? (
          <output>Loading subscription details...</output>
        ) : (
          <div className="grid gap-3">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={state.tone}>{state.label}</Badge>
              {subscription?.plan === 'free' ? <span>Free access</span> : plan && <strong>{plan.name}</strong>}
            </p>
            {subscription && <SubscriptionTerms subscription={subscription} />}
            {isActive && plan && <MarkedLines lines={plan.features.map(markedLine)} label={`What ${plan.name} holds`} />}
            {known?.isStale && (
              <p className="text-sm text-muted">
                The server did not answer. This is what it last said, on {new Date(known.checkedAt).toLocaleString()}.
              </p>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isChecking} onClick={() => void refresh()}>
            Refresh Status
          </Button>
          <Button variant="secondary" disabled={!isActive} onClick={() => void openBillingPortal()}>
            Manage Billing
          </Button>
          {!isActive && !isFirstCheck && (
            <Link to="/pricing" className={buttonClass()}>
              Subscribe Now
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}
