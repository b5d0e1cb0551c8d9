import { actWords, subjectWords, editRefusalWords, noRoom, stateWords } from '../../domain/outbox/entry-words'
import { isQuota } from '../../domain/outbox/backoff'
import { endedWords } from '../../domain/outbox/queue'
import { isUnsettled, type OutboxEntry, timeoutsOf, type EntryState } from '../../domain/outbox/entry'
import { STRANGER_PATIENCE_MS } from '../../domain/outbox/limits'
import { byteWords } from '../../domain/text/numbers'
import type { AppFiles } from '../../sync/app-files'
import type { OutboxRead } from './read-outbox'

// What the Outbox page says of all that is kept here, by the state that brings it up.

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** How much there is to do. `withdrawing`: the person has taken it back, and the academy has not confirmed it. */
export function statusWords({
  waiting,
  withdrawing,
  attention,
}: Record<'waiting' | 'withdrawing' | 'attention', number>): string {
  const toSend = waiting - withdrawing
  const parts = [
    toSend > 0 && `${items(toSend)} to send`,
    withdrawing > 0 && `${toSend > 0 ? withdrawing : items(withdrawing)} to withdraw`,
    attention > 0 && `${waiting > 0 ? attention : items(attention)} ${attention === 1 ? 'needs' : 'need'} you`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

export const connectionWords = {
  online: 'Connected',
  offline: 'No connection',
  slow: 'The academy answers slowly or not at all',
  unreachable: 'The academy can’t be reached',
  unasked: 'Asking the academy…',
}

/** What waits for other accounts, told to who is signed in and to a visitor. `isEnded`: to whom it is whose session has ended unasked. */
export function othersWords(count: number, isSignedIn: boolean, isEnded = false): { title?: string; text: string } {
  const isOne = count === 1
  if (isSignedIn)
    return {
      text: `${items(count)} of another account ${isOne ? 'waits' : 'wait'} on this device. Only that account can see or send ${isOne ? 'it' : 'them'}.`,
    }
  const title = isOne ? '1 item waits for its account' : `${count} items wait for their account`
  const theyGo = isOne ? 'it goes by itself' : 'they go by themselves'
  if (isEnded)
    return {
      title,
      text: `${endedWords} Sign in to that account and ${theyGo}. If the account was deleted, save what you wrote and remove ${isOne ? 'it' : 'them'}.`,
    }
  return {
    title,
    text: `${isOne ? 'It was' : 'They were'} saved here by an account that is not signed in now. Sign in to that account and ${theyGo}.`,
  }
}

/**
 * That a backup was put back on the server: how much of this person's it had lost, which waits here again, or how much it has still to be
 * asked about. Null where neither is so.
 */
export function putBackWords(entries: readonly Pick<OutboxEntry, 'state' | 'putBack'>[]): string | null {
  const restored = 'The academy’s server was restored from a backup.'
  const unsettled = entries.filter(isUnsettled)
  const lost = unsettled.filter(({ putBack }) => putBack === 'lost').length
  if (lost > 0)
    return `${restored} ${items(lost)} of yours ${lost === 1 ? 'was' : 'were'} lost there and ${lost === 1 ? 'waits' : 'wait'} here again.`
  const unsure = unsettled.filter(({ putBack }) => putBack === 'unsure').length
  return unsure > 0 ? `${restored} It is asked whether it still has ${items(unsure)} that you sent.` : null
}

/** The most missing files that are named. */
const NAMED = 2

/** Which files could not be had; an ad blocker may be why, of which no page is told. */
function missingWords(missing: readonly string[] | undefined): string {
  if (!missing || missing.length === 0) return ''
  const more = missing.length - NAMED
  const names = [...missing.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return ` Missing: ${names}. If that stays so, an ad blocker may be the reason: allow this site in it.`
}

/** `files`: what the worker has counted, null until it has. `isThere`: whether one stands by, null until that is known. `isHeld`: whether the browser holds one back. */
export function readinessWords(files: AppFiles | null, isThere: boolean | null, isHeld = false): string {
  if (files?.isFetching) return `Saving the app: ${files.held} of ${files.total} files`
  const isComplete = files !== null && files.held === files.total
  if (isHeld && isComplete)
    return `All ${files.total} files of the app are on this device, but the browser does not use them yet. Close the academy once and open it again.`
  if (isThere === false) return `Not yet: this browser has not saved the app.${missingWords(files?.missing)}`
  if (files === null || isThere === null) return 'Looking at each file…'
  if (isComplete && files.waiting)
    return `Yes, to read the course, Cadet Week 1, the FAQ and the legal pages: ${files.total} files of the app are on this device. To save data, ${files.waiting} more come when you open their pages.`
  if (isComplete) return `Yes: all ${files.total} files of the app are on this device.`
  const count = `${files.held} of ${files.total} files of the app are on this device.${missingWords(files.missing)}`
  return files.isEnough ? `Yes, to read and to write: ${count}` : `No: ${count}`
}

/** `space`: null where the browser doesn't tell, undefined until it has. */
export function spaceWords(
  space: { used: number; isPersisted: boolean } | null | undefined,
): Record<'used' | 'isProtected', string> {
  if (space === undefined) return { used: 'Asking the browser…', isProtected: 'Asking the browser…' }
  if (space === null) return { used: 'This browser does not tell.', isProtected: 'This browser does not tell.' }
  return {
    used: `${byteWords(space.used)} of this device’s storage`,
    isProtected: space.isPersisted ? 'Yes' : 'No: the browser may clear it when space gets short.',
  }
}

/** Where the act's photo is; null where it has none, or where it is said that it is gone. */
export function photoWords({ photo, lastError }: Pick<OutboxEntry, 'photo' | 'lastError'>): string | null {
  if (photo === null || photo.state === 'gone' || lastError?.code === 'photo_lost') return null
  const where = photo.state === 'uploaded' ? 'has reached the academy' : 'is kept on this device'
  return `Its photo (${byteWords(photo.size)}) ${where}.`
}

/** Why a message that was put right could not be kept, by the storage's code; '' for what is no storage's. */
export function editProblemWords(code: string): string {
  if (code === 'malformed') return 'It could not be saved. Check the email address, and that nothing is empty; then try again.'
  const meanwhile = editRefusalWords(code)
  if (meanwhile !== null) return meanwhile
  if (code === 'storage_full') return noRoom
  if (code === 'outbox_full') return 'Too many things wait on this device. Let some be sent first.'
  return 'It could not be saved. Copy what you wrote, then reload this page and try again.'
}

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

/** What comes next for an act that waits. `entries`: those of the same person, to name what goes first. */
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

export type KnownStates = ReadonlyMap<string, EntryState>

export const statesOf = ({ entries }: OutboxRead): KnownStates => new Map(entries.map(({ opId, state }) => [opId, state]))

/** What a screen reader is told of what changed since: one sentence an act. `Sending` is left out, since it comes and goes with every try. */
export function stateChanges(before: KnownStates, { entries, titles }: OutboxRead, userId: string | null): string {
  const changed = entries.filter(({ opId, state }) => {
    const was = before.get(opId)
    const isTry = state === 'sending' || (was === 'sending' && state === 'queued')
    return was !== undefined && was !== state && !isTry
  })
  return changed.map((entry) => `${actWords(entry)}, ${subjectWords(entry, titles)}: ${stateWords(entry, userId)}.`).join(' ')
}
