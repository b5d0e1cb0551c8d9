import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'
import { photoPath } from './photo-path'

/** Submits a completion for review; its photo must lie in the bucket by now. */
export function completeBounty(entry: EntryOf<'complete-bounty'>, token: string | null): Promise<SendResult> {
  return callAct('complete_bounty', entry.opId, token, {
    p_expected_user: entry.ownerId,
    p_bounty_id: entry.payload.bountyId,
    p_photo_path: photoPath(entry),
    p_notes: entry.payload.notes,
  })
}
