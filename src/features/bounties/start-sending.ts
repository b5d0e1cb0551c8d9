import type { OutboxEntry } from '../../domain/outbox/entry'
import { outcomeToast } from '../../domain/acts/outcome-toast'
import { askNow } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'
import { actDone } from '../../state/refresh'
import { showToast } from '../../state/toast-store'
import { watchOutcomes } from '../../sync/outcomes'
import { startSync } from '../../sync/start-sync'

function showOutcome(entry: OutboxEntry): void {
  if (entry.state === 'applied') actDone(entry.kind)
  const toast = outcomeToast(entry, useAuth.getState().user?.id ?? null)
  if (toast !== null) showToast(toast)
}

/** The first contact after a refund or an end takes what a package opened off the device. */
async function recheckPackage(): Promise<void> {
  const { user } = useAuth.getState()
  const { readOwn } = await import('../../local/own-values')
  if (user && (await readOwn(user.id, 'training')) !== undefined) await askNow('training')
}

let sends = false

/**
 * Starts sending on this page, once however often it is called, and shows the server's outcome of an act on whatever page it arrives, to whose
 * act it was. Of a person it is also asked whether their package stands.
 */
export function startSending(): void {
  if (sends) return
  sends = true
  watchOutcomes(showOutcome)
  startSync()
  recheckPackage().catch(console.error)
}
