import * as v from 'valibot'
import { subscriptionRowSchema, type SubscriptionRow } from '../domain/subscription'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const columns = 'plan_type, status, current_period_end, cancel_at_period_end'

function parseRow(data: unknown): SubscriptionRow | null | undefined {
  const parsed = v.safeParse(v.nullable(subscriptionRowSchema), data)
  return parsed.success ? parsed.output : undefined
}

/** The own row of `subscriptions`, or null where there is none. */
export function ownSubscription(): Promise<Answer<SubscriptionRow | null>> {
  return readRows((client) => client.from('subscriptions').select(columns).maybeSingle(), parseRow)
}
