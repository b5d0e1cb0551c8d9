import type { OutboxEntry } from '../../domain/outbox/entry'
import type { OutboxKind } from '../../domain/outbox/payloads'
import { stateWords } from '../../domain/outbox/state-words'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { discardUnsent, retryUnsent } from './settle-unsent'

const names: Record<OutboxKind, string> = {
  'create-bounty': 'A new bounty',
  'fund-bounty': 'A pledge',
  'accept-bounty': 'An acceptance',
  'complete-bounty': 'A completion',
  'send-contact-message': 'A message to us',
  'subscribe-newsletter': 'A newsletter subscription',
}

/** What waits on this phone; shown only while something does. */
export function UnsentSection({ entries, userId }: { entries: readonly OutboxEntry[]; userId: string }) {
  if (entries.length === 0) return null
  return (
    <Card as="section" aria-labelledby="unsent-title">
      <div className="grid gap-4">
        <h2 id="unsent-title" className="text-2xl">
          Waiting on this phone
        </h2>
        <p className="text-muted">It is sent by itself as soon as the server can be reached.</p>
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <li key={entry.opId} className="flex flex-wrap items-center gap-3">
              <Badge tone={entry.state === 'needs_attention' ? 'red' : 'gray'}>{stateWords(entry, userId)}</Badge>
              <span>{names[entry.kind]}</span>
              {entry.state === 'needs_attention' && (
                <Button variant="secondary" onClick={() => void retryUnsent(entry.opId)}>
                  Try again
                </Button>
              )}
              {entry.state !== 'cancelling' && (
                <Button variant="ghost" onClick={() => void discardUnsent(entry.opId)}>
                  Discard
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
