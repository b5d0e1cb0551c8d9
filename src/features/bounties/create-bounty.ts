import type { NewBounty } from '../../domain/bounty-draft'
import { keepAct } from './keep-act'

/** Keeps a new bounty on this phone, under the id it will have everywhere, and has it sent; in the place of a refused one if there is one. Throws LocalFailure when it could not be kept. */
export function createBounty(opId: string, ownerId: string, bounty: NewBounty, replaces?: string): Promise<void> {
  return keepAct({ opId, ownerId, kind: 'create-bounty', payload: bounty }, { replaces })
}
