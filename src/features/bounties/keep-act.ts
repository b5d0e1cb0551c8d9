import type { EntryDraft, PreparedPhoto } from '../../domain/outbox/entry'
import { enqueue, replaceEntry } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

/** `replaces`: the refused or parked act in whose place this one goes. `photo` undefined there keeps that act's photo, null leaves it out. */
export type KeepOptions = { replaces?: string | undefined; photo?: PreparedPhoto | null | undefined }

/** Keeps an act on this phone and has it sent. Returns once it is durable; throws LocalFailure when it could not be kept. */
export async function keepAct(draft: EntryDraft, { replaces, photo }: KeepOptions = {}): Promise<void> {
  if (replaces === undefined) await enqueue(draft, photo ?? undefined)
  else await replaceEntry(replaces, draft, photo)
  wakeSync()
}
