import { actOf } from '../acts/acts'
import type { OutboxEntry } from './entry'

/** What is left of an act whose withdrawal the server has not confirmed, once its person has left: enough to ask by, and no word of it. */
export function tombstoneOf(entry: OutboxEntry): OutboxEntry {
  return Object.assign({}, entry, { payload: actOf(entry).blank, photo: null, draftIds: [], lastError: null })
}
