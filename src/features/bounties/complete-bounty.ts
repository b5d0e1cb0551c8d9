import type { Payload } from '../../domain/outbox/payloads'
import { keepAct, type KeepOptions } from './keep-act'

type Completion = { opId: string; ownerId: string; payload: Payload<'complete-bounty'> } & KeepOptions

/** Keeps a completion with its photo on this phone and has it sent; in the place of a refused one if there is one. Throws LocalFailure when it could not be kept. */
export function completeBounty({ opId, ownerId, payload, ...options }: Completion): Promise<void> {
  return keepAct({ opId, ownerId, kind: 'complete-bounty', payload }, options)
}
