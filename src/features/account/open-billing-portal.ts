import { openBillingPortal as portalAddress } from '../../state/subscription-actions'
import { showToast } from '../../state/toast-store'

/** Leaves for the payment provider's portal. */
export async function openBillingPortal(): Promise<void> {
  const result = await portalAddress()
  if (!result.ok) showToast({ title: 'Error', description: 'Could not open billing portal.', tone: 'danger' })
}
