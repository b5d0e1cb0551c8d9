import { packageFacts } from '../../content/facts'
import { packageName } from '../../content/packages'
import { longDay } from '../../domain/long-day'
import { isPaidAndActive, type Subscription } from '../../domain/subscription'

/** What somebody who deletes the account hears of a package that is in force; null where none is. */
export function packageEnding(subscription: Subscription | null, nowMs: number): string | null {
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
