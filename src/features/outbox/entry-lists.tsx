import { actWords, subjectWords } from '../../domain/outbox/entry-words'
import type { EntryState, OutboxEntry } from '../../domain/outbox/entry'
import { EntryBadge } from '../../entries/entry-state'
import { Disclosure } from '../../ui/disclosure'
import { EntryCard, MadeAt } from './entry-card'
import type { OutboxRead } from './read-outbox'

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

/** How many the academy has not confirmed yet. */
export const openOf = ({ attention, waiting }: ReturnType<typeof outboxSections>) => attention.length + waiting.length

type EntryListProps = {
  id: string
  title: string
  lead: string
  entries: readonly OutboxEntry[]
  read: OutboxRead
  userId: string | null
}

/** The acts as controls of a course, in the order in which they are run. */
export function EntryList({ id, title, lead, entries, read, userId }: EntryListProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-muted">{lead}</p>
      </div>
      <ol className="legs">
        {entries.map((entry, index) => (
          <li key={entry.opId} className="leg" data-state={entry.state}>
            <svg className="leg-control" viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="18" />
              <text x="20" y="26">
                {index + 1}
              </text>
            </svg>
            <EntryCard entry={entry} read={read} userId={userId} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the academy has answered in the last seven days. */
export function SettledList({ title, entries, read }: { title: string; entries: readonly OutboxEntry[]; read: OutboxRead }) {
  if (entries.length === 0) return null
  return (
    <Disclosure level={2} summary={`${title} (${entries.length})`}>
      <ul className="grid gap-2" aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.opId} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hairline pb-2">
            <EntryBadge entry={entry} />
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {actWords(entry)}: <bdi>{subjectWords(entry, read.titles)}</bdi>
            </span>
            <span className="text-sm text-muted">
              <MadeAt ms={entry.resolvedAt ?? entry.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
