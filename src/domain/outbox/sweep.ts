import type { Change } from './change'
import { KEEP_SETTLED_MS } from './limits'

/** Applied, cancelled and closed entries leave after a week; a refused one stays until the person has put it away. */
export function sweep(change: Change, now: number): void {
  for (const entry of change.entries.values()) {
    const isOver = entry.state === 'applied' || entry.state === 'cancelled' || entry.state === 'closed'
    if (isOver && entry.resolvedAt !== null && now - entry.resolvedAt > KEEP_SETTLED_MS) change.entries.delete(entry.opId)
  }
}
