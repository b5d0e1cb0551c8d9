import * as v from 'valibot'

/** The packages, as `subscriptions.plan_type` names them. Only the payment webhook writes another one than free. Decision 19. */
export const planSchema = v.picklist(['free', 'cadet_basic', 'patriot_premium', 'elite_corps'])
export type Plan = v.InferOutput<typeof planSchema>

/** The account page's view of a subscription. `currentPeriodEnd` is ISO time, null for lifetime access. Specification, section 3. */
export type Subscription = {
  plan: Plan
  status: string
  active: boolean
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean
}

type SubscriptionState = { label: string; tone: 'gray' | 'blue' | 'green' | 'red' }

/** How the account page names a subscription. A free row is no subscription. Specification, section 4; decision 19. */
export function subscriptionState(subscription: Subscription | null): SubscriptionState {
  if (subscription === null || subscription.plan === 'free') return { label: 'No Subscription', tone: 'gray' }
  if (!subscription.active) return { label: 'Inactive', tone: 'red' }
  return subscription.status === 'trialing' ? { label: 'Trial Period', tone: 'blue' } : { label: 'Active', tone: 'green' }
}

/** Whether this is a paid plan that is in force: what Manage Billing needs. Decision 19. */
export function isPaidAndActive(subscription: Subscription | null): boolean {
  return subscription !== null && subscription.plan !== 'free' && subscription.active
}
