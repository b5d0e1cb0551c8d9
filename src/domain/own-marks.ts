import type { AcceptanceStatus } from './bounty'
import type { BountyView } from './bounty-view'
import { formatCents } from './money'
import { isUnsettled } from './outbox/entry'
import { isCompletion } from './outbox/overlay'

/** What the card of a bounty says of the own acceptance; of one that was withdrawn nothing, since it is as never accepted. */
const acceptanceMarks: Record<AcceptanceStatus, string | null> = {
  in_progress: 'You accepted this bounty',
  submitted: 'Your completion is under review',
  changes_requested: 'Changes to your completion were requested',
  completed: 'Completed',
  rejected: 'Your completion was not approved',
  withdrawn: null,
  expired: 'Your acceptance ended',
}

function acceptanceMark({ acceptance, entries }: Pick<BountyView, 'acceptance' | 'entries'>): string | null {
  if (acceptance === null) return null
  // What waits on this device is no submission yet.
  const isUnsent = acceptance.status === 'submitted' && entries.some((entry) => isUnsettled(entry) && isCompletion(entry))
  return acceptanceMarks[isUnsent ? 'in_progress' : acceptance.status]
}

type Own = Pick<BountyView, 'acceptance' | 'entries' | 'contributedCents'> & { bounty: Pick<BountyView['bounty'], 'creatorId'> }

/** What of a bounty is this person's own, in the order in which a card says it. */
export function ownMarks(view: Own, viewerId: string | null): string[] {
  const { bounty, contributedCents } = view
  return [
    bounty.creatorId === viewerId ? 'You created this bounty' : null,
    acceptanceMark(view),
    contributedCents > 0 ? `You contributed ${formatCents(contributedCents)}` : null,
  ].filter((mark) => mark !== null)
}
