import type { Payload } from '../../domain/outbox/payloads'
import { enqueue } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

/** Keeps a pledge on this phone and has it sent. Returns once it is durable; throws LocalFailure when it could not be kept. */
export async function fundBounty(opId: string, ownerId: string, payload: Payload<'fund-bounty'>): Promise<void> {
  await enqueue({ opId, ownerId, kind: 'fund-bounty', payload })
  wakeSync()
}
