import type { Payload } from '../../domain/outbox/payloads'
import { keepAct } from './keep-act'

/** Keeps an acceptance on this phone and has it sent; in the place of a refused one if there is one. Throws LocalFailure when it could not be kept. */
export function acceptBounty(opId: string, ownerId: string, payload: Payload<'accept-bounty'>, replaces?: string): Promise<void> {
  return keepAct({ opId, ownerId, kind: 'accept-bounty', payload }, { replaces })
}
