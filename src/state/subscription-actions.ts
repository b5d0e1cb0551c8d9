import type { Refusal } from '../remote/failure'
import { startAuth, useAuth } from './auth-store'

/** What check-subscription answers. */
type SubscriptionCheck = { active: boolean; plan: string | null }

/** Asks the server for the plan. Who shows it keeps the last answer, so that a paying person is never locked out by a bad connection. */
export async function checkSubscription(): Promise<({ ok: true } & SubscriptionCheck) | Refusal> {
  await startAuth()
  if (!useAuth.getState().user) return { ok: false, code: 'no_session', message: null, status: 401 }
  const { checkSubscription: checkOnServer } = await import('../remote/payments')
  const answer = await checkOnServer()
  return answer.ok ? { ok: true, ...answer.value } : answer
}

/** Leaves for the payment provider's portal. */
export async function openBillingPortal(): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const { customerPortal } = await import('../remote/payments')
  const answer = await customerPortal()
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
}
