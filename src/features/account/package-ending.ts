import { packageFacts } from '../../content/facts'
import { packageName } from '../../content/packages'
import type { DelayedPayment } from '../../domain/payments/delayed-payment'
import { longDay } from '../../domain/time/long-day'
import { isPaidAndActive, type Subscription } from '../../domain/payments/subscription'

type Owned = { subscription: Subscription | null; delayed: DelayedPayment | null }

/** What somebody who deletes the account hears of a package that is in force and of a payment on its way; null without them. */
export function packageEnding({ subscription, delayed }: Owned, nowMs: number): string | null {
  const words = [inForce(subscription, nowMs), onItsWay(delayed)].filter((each) => each !== null)
  return words.length > 0 ? words.join(' ') : null
}

function onItsWay(delayed: DelayedPayment | null): string | null {
  if (delayed?.state !== 'on_its_way') return null
  return (
    `Your payment for ${packageName(delayed.plan)} is on its way. If it arrives when your account is gone, it gives you no package, ` +
    `and you have to write to us to have it back.`
  )
}

function inForce(subscription: Subscription | null, nowMs: number): string | null {
  if (subscription === null || !isPaidAndActive(subscription)) return null
  const { plan, currentPeriodEnd } = subscription
  // What this device knows may be old.
  if (currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= nowMs) return null
  const access = currentPeriodEnd === null ? 'lifetime access' : `access until ${longDay(currentPeriodEnd)}`
  return (
    `Your package ${packageName(plan)} (${access}) ends with your account, and what you paid for it is not paid back by this. ` +
    `If you paid within the last ${packageFacts.guaranteeHours} hours, ask for the full refund first, under Subscription.`
  )
}
