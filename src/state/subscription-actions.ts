import { readDraft, saveDraft } from '../local/drafts'
import type { Refusal } from '../remote/failure'
import { startAuth, useAuth } from './auth-store'
import { parseLastCheck, subscriptionKey, type SubscriptionCheck } from './last-subscription'

/**
 * Asks the server for the plan. A failure leaves the last known answer standing, so that a paying person is never locked out by a
 * bad connection; with none known it reads as not active, with no plan. Decision 26; specification, section 8.
 */
export async function checkSubscription(): Promise<({ ok: true } & SubscriptionCheck) | Refusal> {
  await startAuth()
  const { user } = useAuth.getState()
  if (!user) return { ok: false, code: 'no_session', message: null, status: 401 }
  useAuth.setState({ checkingSubscription: true })
  const { checkSubscription: checkOnServer } = await import('../remote/check-subscription')
  const answer = await checkOnServer()
  const isStillHere = useAuth.getState().user?.id === user.id
  if (isStillHere) useAuth.setState({ checkingSubscription: false })
  if (answer.ok) await saveDraft(subscriptionKey(user.id), answer.value)
  const known = answer.ok
    ? answer.value
    : (parseLastCheck(await readDraft(subscriptionKey(user.id))) ?? { active: false, plan: null })
  if (isStillHere) useAuth.setState({ subscription: known })
  return answer.ok ? { ok: true, ...answer.value } : answer
}

/** Leaves for the payment provider's portal. Specification, section 7. */
export async function openBillingPortal(): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const { customerPortal } = await import('../remote/customer-portal')
  const answer = await customerPortal()
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
}
