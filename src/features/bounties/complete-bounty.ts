import type { PreparedPhoto } from '../../domain/outbox/entry'
import type { Payload } from '../../domain/outbox/payloads'
import { enqueue } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

type Completion = { opId: string; ownerId: string; payload: Payload<'complete-bounty'>; photo: PreparedPhoto | null }

/** Keeps a completion with its photo on this phone and has it sent. Returns once both are durable; throws LocalFailure when they could not be kept. */
export async function completeBounty({ opId, ownerId, payload, photo }: Completion): Promise<void> {
  await enqueue({ opId, ownerId, kind: 'complete-bounty', payload }, photo ?? undefined)
  wakeSync()
}
