import type { EntryState, OutboxEntry } from '../domain/outbox/entry'
import { watchEntries } from '../local/outbox-reads'

const news: ReadonlySet<EntryState> = new Set(['applied', 'rejected', 'needs_attention'])

/**
 * Calls back once for every act whose outcome arrives while this page is open, whoever sent it: this tab, another or the worker.
 * What was over when the page opened is no news. Answers the way to stop.
 */
export function watchOutcomes(listener: (entry: OutboxEntry) => void): () => void {
  let known: ReadonlyMap<string, EntryState> | null = null
  return watchEntries((entries) => {
    const before = known
    known = new Map(entries.map(({ opId, state }) => [opId, state]))
    if (before === null) return
    for (const entry of entries) if (news.has(entry.state) && before.get(entry.opId) !== entry.state) listener(entry)
  })
}
