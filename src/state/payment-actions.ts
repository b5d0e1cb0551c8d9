import type { MadeRefund } from '../domain/payments/payment'
import type { PaidPlan } from '../domain/payments/paid-plan'
import { type Answer, type Refusal, refusalOfThrown } from '../remote/failure'
import { startAuth } from './auth-store'

type Payments = typeof import('../remote/payments')

/** Leaves for the page of the payment provider whose address the server answers. */
async function leaveFor(ask: (payments: Payments) => Promise<Answer<{ url: string }>>): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const answer = await ask(await import('../remote/payments'))
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
}

/** Leaves for the payment provider's portal, in the name of this member. */
export const openBillingPortal = (member: string) => leaveFor((payments) => payments.customerPortal(member))

/** Leaves for the payment page of a package, in the name of this member. An upgrade costs the difference. */
export const startCheckout = (member: string, plan: PaidPlan) => leaveFor((payments) => payments.createCheckout(member, plan))

/** What is left of that own payment back, while it can be asked for. */
export async function refundPurchase(payment: string): Promise<Answer<MadeRefund>> {
  await startAuth()
  try {
    const payments = await import('../remote/payments')
    return await payments.refundPurchase(payment)
  } catch (error) {
    return refusalOfThrown(error)
  }
}
