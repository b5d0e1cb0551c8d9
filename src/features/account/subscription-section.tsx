import { Link } from '@tanstack/react-router'
import { markedLine, packageName, packages } from '../../content/packages'
import { formatCents } from '../../domain/payments/money'
import type { DelayedPayment } from '../../domain/payments/payment'
import { isPaidAndActive, type Subscription, subscriptionState } from '../../domain/payments/subscription'
import { longDay, longMoment } from '../../domain/time/calendar'
import { useAsked } from '../../hooks/use-asked'
import { OwnPayments } from '../../payments/own-payments'
import { openBillingPortal as portalAddress } from '../../state/payment-actions'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button, buttonClass } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Badge, MarkedLines } from '../../ui/marks'
import { AccountSection } from './account-section'

/** Packages are bought once: they end, or they last; only a subscription renews. */
function SubscriptionTerms({ subscription }: { subscription: Subscription }) {
  const { plan, active, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (plan === 'free')
    return (
      <p className="text-muted">
        You can read all free resources. Guided modules, the practice log and simulations come with a package.
      </p>
    )
  if (currentPeriodEnd === null) return active ? <p>Lifetime access</p> : null
  if (!active) return <p>Access ended on {longDay(currentPeriodEnd)}</p>
  return (
    <p>
      Access until {longDay(currentPeriodEnd)}
      {cancelAtPeriodEnd && '. It will not be renewed.'}
    </p>
  )
}

/** A bank debit takes days: that it is on its way, or that the bank refused it. */
function DelayedPaymentNotice({ delayed: { plan, amountCents, state, since } }: { delayed: DelayedPayment }) {
  const what = `${formatCents(amountCents)} for ${packageName(plan)}`
  if (state === 'on_its_way') {
    return (
      <Alert tone="info" title="Your payment is on its way">
        {what}, ordered on {longDay(since)}. A bank debit takes some days. The package opens by itself when the money is here;
        please don’t pay again.
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title="Your bank refused the payment">
      {what}, on {longDay(since)}. Nothing was charged. You can buy the package again, in another way.
    </Alert>
  )
}

/** Leaves for the payment provider's portal. */
async function openBillingPortal(userId: string): Promise<void> {
  const result = await portalAddress(userId)
  if (!result.ok) showToast({ title: 'Error', description: 'Could not open billing portal.', tone: 'danger' })
}

export function SubscriptionSection({ userId }: { userId: string }) {
  const { value: known = null, state: asking, again } = useAsked('subscription')
  const isChecking = asking === 'asking'
  const subscription = known?.subscription ?? null
  const state = subscriptionState(subscription)
  const isActive = isPaidAndActive(subscription)
  // Until the first answer nobody who has paid is asked to subscribe.
  const isFirstCheck = isChecking && known === null
  const saysWhy = !isActive && !isFirstCheck
  const plan = packages.find((candidate) => candidate.plan === subscription?.plan)

  return (
    <AccountSection id="subscription" title="Subscription" className="grid gap-5">
      {/* As high as the words on free access: what stands below must not move under a finger when the answer comes. */}
      <div className="min-h-32">
        {isChecking ? (
          <p>
            <Announced isShown>Loading subscription details...</Announced>
          </p>
        ) : (
          <div className="grid gap-3">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={state.tone}>{state.label}</Badge>
              {subscription?.plan === 'free' ? <span>Free access</span> : plan && <strong>{plan.name}</strong>}
            </p>
            {known?.delayed && <DelayedPaymentNotice delayed={known.delayed} />}
            {subscription && <SubscriptionTerms subscription={subscription} />}
            {isActive && plan && <MarkedLines lines={plan.features.map(markedLine)} label={`What ${plan.name} holds`} />}
            {known && asking === 'failed' && (
              <p className="text-sm text-muted">
                The server did not answer. This is what it last said, on {longMoment(new Date(known.checkedAt).toISOString())}.
              </p>
            )}
          </div>
        )}
      </div>
      {subscription && subscription.plan !== 'free' && <OwnPayments nameOf={packageName} onRefunded={again} />}
      <div className="flex flex-wrap gap-3">
        {isActive && (
          <Link to="/training/$text" params={{ text: 'package' }} className={buttonClass()}>
            Open your package
          </Link>
        )}
        <Button variant="secondary" busy={isChecking} onClick={again}>
          Refresh Status
        </Button>
        <Button
          variant="secondary"
          disabled={!isActive}
          aria-describedby={saysWhy ? 'billing-why' : undefined}
          onClick={() => void openBillingPortal(userId)}
        >
          Manage Billing
        </Button>
        {!isActive && known?.delayed?.state !== 'on_its_way' && (
          <Link to="/pricing" className={buttonClass({ className: isFirstCheck ? 'invisible' : undefined })}>
            Subscribe Now
          </Link>
        )}
      </div>
      {/* Its room stays: what stands below must not move when the answer comes. */}
      <p id="billing-why" className={classNames('text-sm text-muted', !saysWhy && 'invisible')}>
        Manage Billing opens with a paid plan that is active.
      </p>
    </AccountSection>
  )
}
