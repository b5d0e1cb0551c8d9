import type { EntryDraft, PreparedPhoto } from '../domain/outbox/entry'
import { enqueue, replaceEntry } from '../local/outbox'
import { wakeSync } from './start-sync'

/**
 * `draftIds`: the form's drafts, which the act takes off the phone. `replaces`: the refused or parked act in whose place this one goes.
 * `photo` undefined there keeps that act's photo, null leaves it out.
 */
export type KeepOptions = {
  draftIds?: readonly string[]
  replaces?: string | undefined
  photo?: PreparedPhoto | null | undefined
}

/** Keeps an act on this phone, under the id that it has everywhere, and has it sent. Returns once it is durable; throws LocalFailure when it could not be kept. */
export async function keepAct(draft: EntryDraft, { draftIds = [], replaces, photo }: KeepOptions): Promise<void> {
  if (replaces === undefined) await enqueue(draft, photo ?? undefined, draftIds)
  else await replaceEntry(replaces, draft, photo, draftIds)
  wakeSync()
}
