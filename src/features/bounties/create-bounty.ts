import type { NewBounty } from '../../domain/bounty-draft'
import { enqueue } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

/** Keeps a new bounty on this phone, under the id it will have everywhere, and has it sent. Throws LocalFailure when it could not be kept. */
export async function createBounty(opId: string, ownerId: string, bounty: NewBounty): Promise<void> {
  await enqueue({ opId, ownerId, kind: 'create-bounty', payload: bounty })
  wakeSync()
}
