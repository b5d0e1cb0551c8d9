import type { AcceptanceStatus, Bounty, BountyStatus } from './bounty'
import type { ShownStatus } from './bounty-words'
import { timeLeft, timeLeftLabel } from './deadline'

const resubmissionMs = 7 * 86_400_000

/** Until when a completion may be handed in again after a request for changes, in ms since the epoch: its deadline, or seven days if they are more. */
export function resubmissionEnd(bounty: Pick<Bounty, 'status' | 'deadline'>, acceptance: { updatedAt: string }): number {
  const end = Date.parse(acceptance.updatedAt) + resubmissionMs
  return bounty.status === 'expired' ? end : Math.max(end, Date.parse(bounty.deadline))
}

/** The status to show: the server's, but a passed deadline ends an open bounty, so that a stale copy never looks live. */
export function liveStatus(bounty: Pick<Bounty, 'status' | 'deadline'>, nowMs: number): BountyStatus {
  const wasOpen = bounty.status === 'active' || bounty.status === 'funded'
  return wasOpen && Date.parse(bounty.deadline) <= nowMs ? 'expired' : bounty.status
}

/** What a badge says of a bounty's state: one that is hidden is open to nobody, whatever it was. */
export function shownStatus(bounty: Pick<Bounty, 'status' | 'deadline' | 'isHidden'>, nowMs: number): ShownStatus {
  return bounty.isHidden === true && isOpen(bounty, nowMs) ? 'hidden' : liveStatus(bounty, nowMs)
}

/** Whether a bounty still takes pledges and acceptances. */
export function isOpen(bounty: Pick<Bounty, 'status' | 'deadline'>, nowMs: number): boolean {
  const status = liveStatus(bounty, nowMs)
  return status === 'active' || status === 'funded'
}

/** Whether anybody may fund or accept it: of a hidden one the server takes neither. */
export function takesPart(bounty: Pick<Bounty, 'status' | 'deadline' | 'isHidden'>, nowMs: number): boolean {
  return bounty.isHidden !== true && isOpen(bounty, nowMs)
}

/** How long a bounty still runs: '12 days', on the last day '5 hours', of one that is over how it ended, and of a hidden one that it is. */
export function timeRemaining(bounty: Pick<Bounty, 'status' | 'deadline' | 'isHidden'>, nowMs: number, timeZone?: 'UTC'): string {
  const status = shownStatus(bounty, nowMs)
  if (status === 'hidden') return 'Hidden'
  if (status === 'completed') return 'Completed'
  return status === 'expired' ? 'Ended' : timeLeftLabel(timeLeft(bounty.deadline, nowMs, timeZone))
}

type Situation = {
  bounty: Pick<Bounty, 'status' | 'deadline' | 'creatorId' | 'isHidden'>
  viewerId: string | null
  acceptance: { status: AcceptanceStatus; updatedAt: string } | null
  nowMs: number
}

/** Signed in, open and not hidden, not the own bounty, not accepted yet; a withdrawn acceptance may be taken up again (docs/decisions.md, 5). */
export function mayAccept({ bounty, viewerId, acceptance, nowMs }: Situation): boolean {
  if (viewerId === null || viewerId === bounty.creatorId || !takesPart(bounty, nowMs)) return false
  return acceptance === null || acceptance.status === 'withdrawn'
}

/** While the bounty is open and not hidden; after a request for changes for 7 days even past the deadline (docs/decisions.md, 5). */
export function mayComplete({ bounty, viewerId, acceptance, nowMs }: Situation): boolean {
  if (viewerId === null || acceptance === null || bounty.isHidden === true) return false
  if (acceptance.status === 'in_progress') return isOpen(bounty, nowMs)
  if (acceptance.status !== 'changes_requested' || bounty.status === 'completed') return false
  return nowMs < resubmissionEnd(bounty, acceptance)
}

/**
 * A pledge is open until the bounty ends; then its status says what became of it (docs/decisions.md, 2). By the server's word alone: a
 * completion may be under review past the deadline.
 */
export function pledgeState({ status }: Pick<Bounty, 'status'>): 'Pledged' | 'Due' | 'Released' {
  if (status === 'completed') return 'Due'
  return status === 'expired' ? 'Released' : 'Pledged'
}
