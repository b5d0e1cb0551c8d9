import * as v from 'valibot'
import { subscriptionRowSchema, type SubscriptionRow } from '../domain/subscription'
import { refusalOf, unreadable, type Answer } from './failure'

/** The own row of `subscriptions`, or null where there is none. Decision 35. */
export async function ownSubscription(): Promise<Answer<SubscriptionRow | null>> {
  const { dataClient } = await import('./client')
  const { data, error, status } = await dataClient()
    .from('subscriptions')
    .select('plan_type, status, current_period_end, cancel_at_period_end')
    .maybeSingle()
  if (error) return refusalOf(error, status)
  const parsed = v.safeParse(v.nullable(subscriptionRowSchema), data)
  return parsed.success ? { ok: true, value: parsed.output } : unreadable
}
