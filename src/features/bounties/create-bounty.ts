import type { NewBounty } from '../../domain/bounty-draft'
import { enqueue, replaceEntry } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

/** Keeps a new bounty on this phone, under the id it will have everywhere, and has it sent; in the place of a refused one if there is one. Throws LocalFailure when it could not be kept. */
export async function createBounty(opId: string, ownerId: string, bounty: NewBounty, replaces?: string): Promise<void> {
  const draft = { opId, ownerId, kind: 'create-bounty', payload: bounty } as const
  if (replaces === undefined) await enqueue(draft)
  else await replaceEntry(replaces, draft)
  wakeSync()
}
