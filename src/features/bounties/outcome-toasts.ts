import type { OutboxEntry } from '../../domain/outbox/entry'
import { outcomeToast } from '../../domain/outcome-toast'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'

/** Tells the server's outcome of a bounty act, on whatever page it arrives, to whose act it was. */
export function showOutcomeToast(entry: OutboxEntry): void {
  const toast = outcomeToast(entry, useAuth.getState().user?.id ?? null)
  if (toast !== null) showToast(toast)
}
