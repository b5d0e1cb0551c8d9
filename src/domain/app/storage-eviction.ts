import { type Device, isAppleMobile } from './install-offer'
import { isUnsettled, type EntryState } from '../outbox/entry'

/** WebKit may clear what a site keeps after seven days without a visit; the warning comes well before. */
export const warnAfterMs = 3 * 86_400_000

/** Whether unsent work on this device may be cleared by the browser before it is sent: on iOS, in a tab, once something has waited for three days. */
export function mayBeEvicted(device: Device, entries: readonly { state: EntryState; createdAt: number }[], now: number): boolean {
  if (device.isInstalled || !isAppleMobile(device)) return false
  return entries.some((entry) => isUnsettled(entry) && now - entry.createdAt >= warnAfterMs)
}
