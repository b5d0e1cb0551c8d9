import { actOf } from '../acts/acts'
import { type OutboxEntry, awaitsCode, type EntryError, type EntryState } from './entry'
import { bountyOf } from './lane'
import { refusalReason } from '../bounties/bounty-words'
import type { EditRefusal } from './events'

/** What a person did, in a few words: `Pledge of $25`. */
export const actWords = (entry: OutboxEntry): string => actOf(entry).words.act(entry)

/** What the act is about: a bounty's title where this phone knows it, else what tells this act from another. */
export function subjectWords(entry: OutboxEntry, titles: ReadonlyMap<string, string>): string {
  return actOf(entry).words.subject(entry.payload) ?? titles.get(bountyOf(entry) ?? '') ?? 'A bounty'
}

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

type Read = Pick<OutboxEntry, 'kind' | 'state' | 'result' | 'lastError'>

/** What has nothing to change can only be tried again. */
const mend = (entry: Read, change: string) => (actOf(entry).form === 'again' ? 'Try again' : change)

const byClass: Partial<Record<EntryError['class'], (entry: Read) => string>> = {
  parent_failed: () =>
    'It belongs to an item that was not accepted. Put that one right and this one follows it, or discard this one.',
  too_old: () => 'It has waited for 30 days. Try again, or discard it.',
  replaced_applied: () => 'What it was to replace had gone through after all. Try again only if you want both.',
  poison: (entry) => `The academy can’t take it in this form. ${mend(entry, 'Edit it')}, or discard it.`,
  failing: (entry) => `Something went wrong at the academy, twice. ${mend(entry, 'Edit it, try again')} later, or discard it.`,
  integrity: () =>
    'The academy holds another item under this number. Look there first whether yours arrived, then discard this one.',
  suspect: () => 'Your account was not allowed to do this. Sign out and in again, then try again.',
  skew: () => 'The academy does not know this item yet. Update the app, then try again.',
}

/** Why an act needs the person and what to do next, or null when it needs nobody. No word of it may invite doing an act twice. */
export function attentionWords(entry: Read): string | null {
  const { state, result, lastError } = entry
  if (state === 'rejected') return result?.code ? refusalReason(result.code) : 'The academy did not accept it.'
  if (state === 'waiting_auth' && awaitsCode(entry))
    return 'Your account has a second factor, and the academy waits for its code. Type it under Account, and this goes by itself.'
  if (state === 'waiting_auth')
    return 'The academy did not recognize your sign-in. It goes once that is renewed; if it stays here, sign out and in again.'
  if (state !== 'needs_attention') return null
  if (lastError?.code === 'photo_lost') return 'Its photo is no longer on this device. Edit it and add the photo again.'
  return (lastError && byClass[lastError.class]?.(entry)) ?? 'Try again, or discard it.'
}

/** Whether another try under the same number can help: never for one whose forerunner failed. */
export function mayRetry({ state, lastError }: Pick<OutboxEntry, 'state' | 'lastError'>): boolean {
  return state === 'queued' || (state === 'needs_attention' && lastError?.class !== 'parent_failed')
}

/** What became of an act while it was being changed, and what another press does then; null where it does nothing. */
const meanwhile: Record<EditRefusal, { fact: string; next: string | null }> = {
  already_sending: { fact: 'It is on its way right now. Wait a moment, then look whether it was sent.', next: null },
  sent_meanwhile: { fact: 'It was sent meanwhile, as it stood before.', next: 'Press again only if you want both.' },
  put_away: { fact: 'It was put away meanwhile.', next: 'Press again to send this as a new item.' },
  gone: { fact: 'It is no longer in the Outbox.', next: 'Press again to send this as a new item.' },
}

const isEditRefusal = (code: string): code is EditRefusal => Object.hasOwn(meanwhile, code)

export const noRoom = 'This device has no room left for it. Free some space, then try again.'

/** Why an act can't be changed, by the storage's code; null for what is another failure. */
export function editFact(code: string): string | null {
  if (code === 'storage_full') return noRoom
  return isEditRefusal(code) ? meanwhile[code].fact : null
}

/** Whether the next press sends what stands in the form as an act of its own. */
export const goesAnew = (code: string): boolean => isEditRefusal(code) && meanwhile[code].next !== null

/** The same in a form, with what the next press does. */
export function editRefusalWords(code: string): string | null {
  if (!isEditRefusal(code)) return null
  const { fact, next } = meanwhile[code]
  return next === null ? fact : `${fact} ${next}`
}

/**
 * An act as a person is shown it. The outbox tries also while the browser says that there is no network; such a try fails at once, and
 * words and buttons that came and went with it would tell nothing.
 */
export function shownEntry(entry: OutboxEntry, isOffline: boolean): OutboxEntry {
  return isOffline && entry.state === 'sending' ? { ...entry, state: 'queued' } : entry
}
