import type { OutboxEntry } from '../../domain/outbox/entry'
import { EntryCard } from './entry-card'
import type { OutboxRead } from './read-outbox'

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
