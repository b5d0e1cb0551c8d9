import { actOf } from '../domain/acts/acts'
import { isUnsettled } from '../domain/outbox/entry'
import { closeEntry, closePutBackNote, discardEntry, replaceEntry, retryEntry } from '../local/outbox'
import { entriesOf, entryById } from '../local/outbox-reads'
import { wakeSync } from './start-sync'

// What a person may do with an act that is not confirmed. Loaded when one of these is pressed.

/** Tries now, under the same number. */
export async function retry(opId: string): Promise<void> {
  await retryEntry(opId)
  wakeSync()
}

/** Takes the act back. The server confirms it: one that has already reached it says so instead. */
export async function discard(opId: string): Promise<void> {
  await discardEntry(opId)
  wakeSync()
}

/** A refused act whose reason was read leaves the list. */
export const close = closeEntry

/** That a server which was put back had lost acts is told no more. */
export const closeNote = closePutBackNote

/** Makes everything of this person that waits due now, and sends it. What needs the person is left alone. */
export async function sendAll(ownerId: string | null): Promise<void> {
  const waiting = (await entriesOf(ownerId)).filter((entry) => isUnsettled(entry) && entry.state !== 'needs_attention')
  for (const { opId } of waiting) await retryEntry(opId)
  wakeSync()
}

/** Does a refused act once more as a new one, under a new number: for acts that have nothing to edit. */
export async function tryAnew(opId: string): Promise<void> {
  const entry = await entryById(opId)
  if (!entry || actOf(entry).form !== 'again') return
  await replaceEntry(opId, Object.assign({}, entry, { opId: crypto.randomUUID() }))
  wakeSync()
}
