import type { OutboxEntry } from '../domain/outbox/entry'
import { mayBeEvicted } from '../domain/app/storage-eviction'

/** Whether this browser may clear what waits here before it is sent. Looks at the device and its clock. */
export function isAtRisk(entries: readonly OutboxEntry[]): boolean {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return mayBeEvicted({ userAgent, touchPoints, isInstalled }, entries, Date.now())
}
