import { actOf } from '../acts/acts'
import { refusalReason } from '../bounties/bounty-words'
import { awaitsCode, type EntryError, type OutboxEntry } from './entry'

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
