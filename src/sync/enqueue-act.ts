import type { EntryDraft, PreparedPhoto } from '../domain/outbox/entry'
import { enqueue, replaceEntry } from '../local/outbox'
import { wakeSync } from './start-sync'

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
