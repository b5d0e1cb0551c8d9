import * as v from 'valibot'
import { academyNow } from '../clock'
import { type DelayedPayment, storedDelayedPaymentSchema } from '../domain/delayed-payment'
import type { MadeRefund, OwnPayment } from '../domain/own-payment'
import { accountSubscription, subscriptionSchema } from '../domain/subscription'
import { cacheAnswer, readOwn } from '../local/own-values'
import { refusalOfThrown, type Answer, type Refusal } from '../remote/failure'
import { startAuth, useAuth } from './auth-store'

/** What check-subscription answers. */
type SubscriptionCheck = { active: boolean; plan: string | null; delayed_payment: DelayedPayment | null }

const knownSchema = v.object({
  subscription: v.nullable(subscriptionSchema),
  delayed: v.optional(v.nullable(storedDelayedPaymentSchema), null),
  checkedAt: v.number(),
})
type KnownSubscription = v.InferOutput<typeof knownSchema>

/** Asks the server for the plan. Who shows it keeps the last answer, so that a paying person is never locked out by a bad connection. */
async function checkSubscription(): Promise<({ ok: true } & SubscriptionCheck) | Refusal> {
  await startAuth()
  if (!useAuth.getState().user) return { ok: false, code: 'no_session', message: null, status: 401 }
  const { checkSubscription: checkOnServer } = await import('../remote/payments')
  const answer = await checkOnServer()
  return answer.ok ? { ok: true, ...answer.value } : answer
}

async function ownRow() {
  const { ownSubscription } = await import('../remote/payments')
  return ownSubscription()
}

/** The server's word on what a person owns, which this device keeps; null where it did not answer. `checkedAt` is in ms since the epoch. */
export async function askSubscription(userId: string): Promise<KnownSubscription | null> {
  const [check, row] = await Promise.all([checkSubscription(), ownRow()])
  if (!check.ok || !row.ok) return null
  const known = { subscription: accountSubscription(row.value, check), delayed: check.delayed_payment, checkedAt: academyNow() }
  await cacheAnswer(userId, 'subscription', known)
  return known
}

/** The server's last word on it, as this device has kept it: nobody loses a paid plan because the server is silent (docs/decisions.md, 26). */
export async function lastSubscription(userId: string): Promise<KnownSubscription | null> {
  const last = v.safeParse(knownSchema, await readOwn(userId, 'subscription'))
  return last.success ? last.output : null
}

/** Leaves for the payment provider's portal, in the name of this member. */
export async function openBillingPortal(member: string): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const { customerPortal } = await import('../remote/payments')
  const answer = await customerPortal(member)
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
}

/** The own payments, newest first; what the server answered, or why not. */
export async function ownPayments(): Promise<Answer<OwnPayment[]>> {
  await startAuth()
  try {
    const { ownPayments: listOnServer } = await import('../remote/payments')
    return await listOnServer()
  } catch (error) {
    return refusalOfThrown(error)
  }
}

/** What is left of that own payment back, while it can be asked for. */
export async function refundPurchase(payment: string): Promise<Answer<MadeRefund>> {
  await startAuth()
  try {
    const { refundPurchase: refundOnServer } = await import('../remote/payments')
    return await refundOnServer(payment)
  } catch (error) {
    return refusalOfThrown(error)
  }
}
