import { checkoutToast } from '../../domain/checkout-toast'
import type { PaidPlan } from '../../domain/paid-plan'
import { showToast } from '../../state/toast-store'

async function start(plan: PaidPlan) {
  const { startCheckout } = await import('../../state/checkout-actions')
  return startCheckout(plan)
}

/** Leaves for the payment page; where that fails, says why. `show` is told while it is being connected. */
export async function openCheckout(plan: PaidPlan, show: (isConnecting: boolean) => void): Promise<void> {
  show(true)
  const result = await start(plan).catch(() => ({ ok: false, code: null, message: null }) as const)
  if (result.ok) return
  show(false)
  showToast(checkoutToast(result))
}
