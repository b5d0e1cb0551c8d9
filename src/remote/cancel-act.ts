import type { OutboxEntry } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Leaves a tombstone, so that a request of this act that is still on its way can never apply; answers what it had come to otherwise. */
export function cancelAct({ opId, ownerId, kind }: OutboxEntry, token: string | null): Promise<SendResult> {
  if (ownerId === null) return callAct('cancel_ownerless_op', opId, null, { p_kind: kind })
  return callAct('cancel_op', opId, token, { p_expected_user: ownerId, p_kind: kind })
}
