import type { MadeRefund } from '../domain/payments/payment'
import { type Answer, type Refusal, refusalOfThrown } from '../remote/failure'
import { startAuth } from './auth-store'

/** Leaves for the payment provider's portal, in the name of this member. */
export async function openBillingPortal(member: string): Promise<{ ok: true } | Refusal> {
  await startAuth()
  const { customerPortal } = await import('../remote/payments')
  const answer = await customerPortal(member)
  if (!answer.ok) return answer
  location.assign(answer.value.url)
  return { ok: true }
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
