import type { Payload } from '../../domain/outbox/payloads'
import { enqueue } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

/** Keeps an acceptance on this phone and has it sent. Returns once it is durable; throws LocalFailure when it could not be kept. */
export async function acceptBounty(opId: string, ownerId: string, payload: Payload<'accept-bounty'>): Promise<void> {
  await enqueue({ opId, ownerId, kind: 'accept-bounty', payload })
  wakeSync()
}
