import type { EntryState, OutboxEntry } from '../domain/outbox/entry'
import { stateWords } from '../domain/outbox/state-words'
import { useAuth } from '../state/auth-store'
import { Badge, type BadgeTone } from '../ui/badge'

const tones: Partial<Record<EntryState, BadgeTone>> = {
  rejected: 'red',
  needs_attention: 'red',
  waiting_auth: 'purple',
  sending: 'blue',
  applied: 'green',
}

/** Where an act stands, in the same words and colour wherever it is shown. */
export function EntryBadge({ entry, className }: { entry: OutboxEntry; className?: string }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  return (
    <Badge tone={tones[entry.state] ?? 'gray'} {...(className !== undefined && { className })}>
      {stateWords(entry, userId)}
    </Badge>
  )
}
