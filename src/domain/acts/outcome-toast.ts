import { actOf } from './acts'
import { type OutboxEntry, viewerOf } from '../outbox/entry'

export type OutcomeToast = { title: string; description: string; tone: 'success' | 'danger' }

type Told<Entry = OutboxEntry> = Entry extends OutboxEntry
  ? Pick<Entry, 'kind' | 'payload' | 'state' | 'ownerId' | 'author' | 'putBack'>
  : never

/** An act that waits for the person is not over: nothing here may invite doing it once more. */
const parked = (noun: string) => ({
  title: 'Needs Your Attention',
  description: `Your ${noun} is kept on this device. The Outbox says what it needs.`,
})

/**
 * What the toast tells this person once the server's outcome of an act is known, or null for another's acts and for entries that are no
 * bounty's or still open.
 */
export function outcomeToast(entry: Told, viewerId: string | null): OutcomeToast | null {
  if (viewerOf(entry) !== viewerId) return null
  // A server that was put back has it still: its person was told when it was sent.
  if (entry.putBack === 'found') return null
  const { toast } = actOf(entry).words
  if (toast === null) return null
  if (entry.state === 'needs_attention') return { ...parked(toast.noun), tone: 'danger' }
  if (entry.state === 'rejected') return { ...toast.failure, tone: 'danger' }
  return entry.state === 'applied' ? { ...toast.success(entry.payload), tone: 'success' } : null
}
