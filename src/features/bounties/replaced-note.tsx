import { attentionWords } from '../../domain/outbox/attention-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { Alert } from '../../ui/alert'

/** What a form that was opened to change an act says first: why the act was not accepted, or that there is nothing left to change. */
export function ReplacedNote({ replaced: { state, entry } }: { replaced: { state: string; entry: OutboxEntry | null } }) {
  if (state === 'gone') {
    return (
      <Alert tone="warning" title="Nothing left to change">
        It was sent or put away in the meantime. What you send from here is new.
      </Alert>
    )
  }
  if (entry === null) return null
  return (
    <Alert tone="warning" title="Not sent as it was">
      {attentionWords(entry)} What you send from here takes its place.
    </Alert>
  )
}
