import type { EntryState, OutboxEntry } from '../../domain/outbox/entry'

/** `attention`: only the person can bring it further. `waiting`: goes by itself. `sent` and `over`: the server's last word, of the last week. */
export type OutboxSection = 'attention' | 'waiting' | 'sent' | 'over'

const sectionOf: Record<EntryState, OutboxSection> = {
  rejected: 'attention',
  needs_attention: 'attention',
  waiting_auth: 'attention',
  queued: 'waiting',
  sending: 'waiting',
  cancelling: 'waiting',
  applied: 'sent',
  cancelled: 'over',
  closed: 'over',
}

const latestFirst = (a: OutboxEntry, b: OutboxEntry) => (b.resolvedAt ?? 0) - (a.resolvedAt ?? 0) || b.seq - a.seq

/** Every entry in exactly one section: what waits in the order it was made, what is settled with the latest first. */
export function outboxSections(entries: readonly OutboxEntry[]): Record<OutboxSection, OutboxEntry[]> {
  const of = (section: OutboxSection) => entries.filter(({ state }) => sectionOf[state] === section)
  const made = (section: OutboxSection) => of(section).toSorted((a, b) => a.seq - b.seq)
  return {
    attention: made('attention'),
    waiting: made('waiting'),
    sent: of('sent').toSorted(latestFirst),
    over: of('over').toSorted(latestFirst),
  }
}
