import type { OutboxEntry } from '../../domain/outbox/entry'
import { outcomeToast } from '../../domain/outcome-toast'
import { showToast } from '../../state/toast-store'

/** Tells the server's outcome of a bounty act, on whatever page it arrives. */
export function showOutcomeToast(entry: OutboxEntry): void {
  const toast = outcomeToast(entry)
  if (toast !== null) showToast(toast)
}
