import type { OutboxEntry } from './entry'

/**
 * An act as a person is shown it. The outbox tries also while the browser says that there is no network; such a try fails at once, and
 * words and buttons that came and went with it would tell nothing.
 */
export function shownEntry(entry: OutboxEntry, isOffline: boolean): OutboxEntry {
  return isOffline && entry.state === 'sending' ? { ...entry, state: 'queued' } : entry
}
