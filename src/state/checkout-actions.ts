import type { PaidPlan } from '../domain/payments/paid-plan'
import type { Refusal } from '../remote/failure'
import { startAuth } from './auth-store'

/** Leaves for the payment page of a package, in the name of this member. An upgrade costs the difference. */
export async function startCheckout(member: string, plan: PaidPlan): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const { createCheckout } = await import('../remote/payments')
  const answer = await createCheckout(member, plan)
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
}
