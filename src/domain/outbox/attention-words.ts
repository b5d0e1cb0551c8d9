import { refusalReason } from '../bounty-words'
import type { EntryError, OutboxEntry } from './entry'

const byClass: Partial<Record<EntryError['class'], string>> = {
  parent_failed: 'It belongs to an act that was not accepted. Edit that one and this one follows it, or discard this one.',
  too_old: 'It has waited for 30 days. Try again, or discard it.',
  replaced_applied: 'What it was to replace had gone through after all. Try again only if you want both.',
  poison: 'The academy can’t take it in this form. Edit it, or discard it.',
  integrity: 'The academy holds something else under this number. Edit it to send it as a new one.',
  suspect: 'Your account was not allowed to do this. Sign out and in again, then try again.',
  skew: 'The academy does not know this act yet. Update the app, then try again.',
}

/** Why an act needs the person and what to do next, or null when it needs nobody. */
export function attentionWords({ state, result, lastError }: Pick<OutboxEntry, 'state' | 'result' | 'lastError'>): string | null {
  if (state === 'rejected') return result?.code ? refusalReason(result.code) : 'The academy did not accept it.'
  if (state === 'waiting_auth')
    return 'The academy did not recognise your sign-in. It is tried again by itself; if it stays here, sign out and in again.'
  if (state !== 'needs_attention') return null
  if (lastError?.code === 'photo_lost') return 'Its photo is no longer on this phone. Edit it and add the photo again.'
  return (lastError && byClass[lastError.class]) ?? 'Try again, or discard it.'
}

/** Whether another try under the same number can help: never for one whose forerunner failed. */
export function mayRetry({ state, lastError }: Pick<OutboxEntry, 'state' | 'lastError'>): boolean {
  return state === 'queued' || (state === 'needs_attention' && lastError?.class !== 'parent_failed')
}
