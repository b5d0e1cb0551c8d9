import { awaitsCode, type EntryError, type EntryState, type OutboxEntry } from './entry'

type Stated = Pick<OutboxEntry, 'state' | 'ownerId'> & { lastError?: EntryError | null }

const words: Record<EntryState, string> = {
  queued: 'Saved on this device',
  sending: 'Sending',
  waiting_auth: 'Sign in to send',
  needs_attention: 'Needs attention',
  applied: 'Sent',
  rejected: 'Not accepted',
  cancelling: 'Being withdrawn',
  cancelled: 'Withdrawn',
  closed: 'Closed',
}

/** An entry's state in the words a person reads. `userId`: who is signed in now. */
export function stateWords(entry: Stated, userId: string | null): string {
  if (entry.state === 'waiting_auth' && awaitsCode(entry)) return 'Code needed to send'
  const isAnothers = entry.ownerId !== null && entry.ownerId !== userId
  return entry.state === 'queued' && isAnothers ? words.waiting_auth : words[entry.state]
}
