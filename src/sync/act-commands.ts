import { actOf } from '../domain/acts/acts'
import { type EntryDraft, isUnsettled, type PreparedPhoto } from '../domain/outbox/entry'
import { discardEntry, enqueue, replaceEntry, retryEntry } from '../local/outbox'
import { entriesOf, entryById } from '../local/outbox-reads'
import { wakeSync } from './start-sync'

export { closeEntry as close, closePutBackNote as closeNote } from '../local/outbox'

// What a person does with an act. Loaded at the press.

/**
 * `draftIds`: the form's drafts, which the act takes off the phone. `replaces`: the refused or parked act in whose place this one goes.
 * `photo` undefined there takes that act's photo along, null leaves it out.
 */
export type EnqueueOptions = {
  draftIds?: readonly string[]
  replaces?: string | undefined
  photo?: PreparedPhoto | null | undefined
}

/** Enqueues an act under the id that it has everywhere, and has it sent. Returns once it is durable; throws LocalFailure when it could not be stored. */
export async function enqueueAct(draft: EntryDraft, { draftIds = [], replaces, photo }: EnqueueOptions): Promise<void> {
  if (replaces === undefined) await enqueue(draft, photo ?? undefined, draftIds)
  else await replaceEntry(replaces, draft, photo, draftIds)
  wakeSync()
}

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
