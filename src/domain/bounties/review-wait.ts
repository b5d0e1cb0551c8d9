import type { Bounty } from './bounty'

const alsoModeratorsMs = 48 * 3_600_000

/**
 * Since when an own submission waits for its review, and who has it (docs/decisions.md, 105). `sentAt`: when the server took it; `day` writes an ISO time as a
 * day. Null while the bounty is hidden: nobody can review it then.
 */
export function reviewWait(
  { creatorId, isHidden }: Pick<Bounty, 'creatorId' | 'isHidden'>,
  sentAt: string,
  nowMs: number,
  day: (iso: string) => string,
): string | null {
  if (isHidden === true) return null
  const hasCreator = creatorId !== '' && nowMs < Date.parse(sentAt) + alsoModeratorsMs
  if (hasCreator) return `Sent ${day(sentAt)}. The creator has it; after 48 hours the moderators have it too.`
  return `Waiting since ${day(sentAt)}. The moderators have it.`
}
