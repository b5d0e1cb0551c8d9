import type { Payload } from '../../domain/outbox/payloads'
import { keepAct } from './keep-act'

/** Keeps a pledge on this phone and has it sent; in the place of a refused one if there is one. Throws LocalFailure when it could not be kept. */
export function fundBounty(opId: string, ownerId: string, payload: Payload<'fund-bounty'>, replaces?: string): Promise<void> {
  return keepAct({ opId, ownerId, kind: 'fund-bounty', payload }, { replaces })
}
