import * as v from 'valibot'
import { databaseTime } from '../time/database-time'
import { paidPlans } from './paid-plan'

/** The packages, as `subscriptions.plan_type` names them. Only the payment webhook writes another one than free. */
export const planSchema = v.picklist(['free', ...paidPlans])
export type Plan = v.InferOutput<typeof planSchema>

/** The account page's view of a subscription. `currentPeriodEnd` is ISO time, null for lifetime access. */
export const subscriptionSchema = v.object({
  plan: planSchema,
  status: v.string(),
  active: v.boolean(),
  currentPeriodEnd: v.nullable(v.string()),
  cancelAtPeriodEnd: v.boolean(),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>

type SubscriptionState = { label: string; tone: 'gray' | 'blue' | 'green' | 'red' }

/** How the account page names a subscription. A free row is no subscription (docs/decisions.md, 19). */
export function subscriptionState(subscription: Subscription | null): SubscriptionState {
  if (subscription === null || subscription.plan === 'free') return { label: 'No Subscription', tone: 'gray' }
  if (!subscription.active) return { label: 'Inactive', tone: 'red' }
  return subscription.status === 'trialing' ? { label: 'Trial Period', tone: 'blue' } : { label: 'Active', tone: 'green' }
}

/** Whether this is a paid plan that is in force: what Manage Billing needs. */
export function isPaidAndActive(subscription: Subscription | null): boolean {
  return subscription !== null && subscription.plan !== 'free' && subscription.active
}

/** The own row of `subscriptions`, as the API returns it. */
export const subscriptionRowSchema = v.object({
  plan_type: planSchema,
  status: v.string(),
  current_period_end: v.nullable(databaseTime),
  cancel_at_period_end: v.boolean(),
})
export type SubscriptionRow = v.InferOutput<typeof subscriptionRowSchema>

/** The answer of `check-subscription`; it rules over the row, since it knows the server's time. */
export type SubscriptionCheck = { active: boolean; plan: string | null }

/** What the account page shows, from the own row and the server's verdict on it. */
export function accountSubscription(row: SubscriptionRow | null, check: SubscriptionCheck): Subscription | null {
  if (row === null) return null
  return {
    plan: row.plan_type,
    status: row.status,
    active: check.active,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  }
}
