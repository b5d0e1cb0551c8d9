import { isQuota } from '../../domain/outbox/backoff'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { isUnsettled, timeoutsOf } from '../../domain/outbox/entry'
import { STRANGER_PATIENCE_MS } from '../../domain/outbox/limits'

/** Why the last try brought no outcome; null before the first one. */
function why({ lastError }: OutboxEntry, now: number): string | null {
  if (lastError === null) return null
  if (isQuota(lastError)) return 'You have done a lot in this hour.'
  if (lastError.class === 'skew') return 'The academy or this app is being updated.'
  if (lastError.class === 'failing') return 'Something went wrong at the academy.'
  if (lastError.class === 'stranger' && now - lastError.since >= STRANGER_PATIENCE_MS)
    return 'Something between this device and the academy answers for it.'
  return lastError.class === 'retryable' ? 'The academy is busy.' : 'No answer from the academy yet.'
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A wait in words that hold while they are read: about 20 seconds, about 3 minutes. */
export function waitWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 90) return `about ${plural(seconds > 20 ? Math.round(seconds / 5) * 5 : seconds, 'second')}`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `about ${plural(minutes, 'minute')}` : `about ${plural(Math.round(minutes / 60), 'hour')}`
}

/** `isOffline`: what the browser says; a time would then be a promise that nobody can keep. `userId`: who is signed in. `now` in ms since the epoch. */
type Situation = { isOffline: boolean; userId: string | null; now: number }

/**
 * What comes next for an act that waits. `entries`: those of the same person, to name what goes first.
 */
export function waitingWords(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  { isOffline, userId, now }: Situation,
): string | null {
  if (entry.state === 'sending') return timeoutsOf(entry) > 0 ? 'On its way. The network is slow.' : 'On its way.'
  if (entry.state === 'cancelling')
    return isOffline ? 'It is withdrawn once there is a connection.' : 'Waiting for the academy’s word.'
  if (entry.state !== 'queued') return null
  if (entry.ownerId !== null && entry.ownerId !== userId) return 'It goes once its own account is signed in.'
  if (isOffline) return 'It goes by itself once there is a connection.'
  const open = entries.filter((other) => isUnsettled(other) && other.opId !== entry.opId)
  if (open.some((other) => entry.dependsOn.includes(other.opId))) return 'It goes after the item that it needs.'
  const isBehind = open.some(
    (other) =>
      other.lane === entry.lane && other.ownerId === entry.ownerId && other.seq < entry.seq && other.state !== 'needs_attention',
  )
  if (isBehind) return 'It goes after the item before it.'
  const wait = entry.nextAttemptAt - now
  const next = wait <= 0 ? 'It goes next.' : `Next try in ${waitWords(wait)}.`
  return [why(entry, now), next].filter((words) => words !== null).join(' ')
}
