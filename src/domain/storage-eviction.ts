import { isUnsettled, type EntryState } from './outbox/entry'

/** WebKit may clear what a site keeps after seven days without a visit; the warning comes well before. */
export const warnAfterMs = 3 * 86_400_000

export type Device = { userAgent: string; touchPoints: number; isInstalled: boolean }

/** An iPad calls itself a Macintosh; only it has a touch screen. */
export function isAppleMobile({ userAgent, touchPoints }: Pick<Device, 'userAgent' | 'touchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/** Whether unsent work on this device may be cleared by the browser before it is sent: on iOS, in a tab, once something has waited for three days. */
export function mayBeEvicted(device: Device, entries: readonly { state: EntryState; createdAt: number }[], now: number): boolean {
  if (device.isInstalled || !isAppleMobile(device)) return false
  return entries.some((entry) => isUnsettled(entry) && now - entry.createdAt >= warnAfterMs)
}
