import { actWords, subjectWords } from '../../domain/outbox/act-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { EntryBadge } from '../../entries/entry-badge'
import { Disclosure } from '../../ui/disclosure'
import { MadeAt } from './made-at'
import type { OutboxRead } from './read-outbox'

type SettledListProps = { title: string; entries: readonly OutboxEntry[]; read: OutboxRead }

/** What the academy has answered in the last seven days. */
export function SettledList({ title, entries, read }: SettledListProps) {
  if (entries.length === 0) return null
  return (
    <Disclosure level={2} summary={`${title} (${entries.length})`}>
      <ul className="grid gap-2" aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.opId} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hairline pb-2">
            <EntryBadge entry={entry} />
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {actWords(entry)}: {subjectWords(entry, read.titles)}
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
