import type { AcceptanceStatus, Bounty } from './bounty'
import { isOpen, liveStatus, mayAccept, mayComplete, resubmissionEnd } from './bounty-status'
import type { BountyView } from './bounty-view'
import { isUnsettled, type OutboxEntry } from './outbox/entry'
import { makesBounty } from './outbox/lane'
import { isCompletion, isPledge } from './outbox/overlay'

/**
 * What a person can do now on a bounty's page, or else how it stands. `until`: an ISO time. `unsent`: an own act that is not over comes
 * first. `doneBy`: a name, for those who may know who completed it.
 */
export type NextAct =
  | { readonly kind: 'accept' | 'complete'; readonly until: string }
  | { readonly kind: 'review'; readonly count: number }
  | { readonly kind: 'sign-in' | 'own' | 'hidden' }
  | { readonly kind: 'unsent'; readonly entry: OutboxEntry }
  | { readonly kind: 'status'; readonly status: AcceptanceStatus }
  | { readonly kind: 'closed'; readonly status: 'completed' | 'expired'; readonly doneBy: string | null }

type Situation = Pick<BountyView, 'acceptance' | 'entries'> & {
  bounty: Pick<Bounty, 'status' | 'deadline' | 'creatorId' | 'isHidden'>
  viewerId: string | null
  /** False also while nobody knows yet who looks. */
  isSignedOut: boolean
  /** Others' submissions that wait for this person's decision. */
  toReview: number
  doneBy: string | null
  nowMs: number
}

/** The act that holds all others up: one that needs the person, or a bounty or a completion that is not sent yet. Pledges hold nothing up. */
function unsentAct(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const open = entries.filter((entry) => isUnsettled(entry) && !isPledge(entry))
  return open.find(({ state }) => state === 'needs_attention') ?? open.find(makesBounty) ?? open.find(isCompletion)
}

/** Of these the bounty's own state says more: withdrawn is as never accepted, and in progress is none once the bounty is over. */
const untold: ReadonlySet<AcceptanceStatus> = new Set(['withdrawn', 'in_progress'])

/** The one act that this person can do now, or what there is to say in its place; null while nobody knows who looks. */
export function nextAct(situation: Situation): NextAct | null {
  const { bounty, viewerId, isSignedOut, acceptance, entries, toReview, doneBy, nowMs } = situation
  const entry = unsentAct(entries)
  if (entry !== undefined) return { kind: 'unsent', entry }
  // The server takes neither an acceptance nor a completion of a hidden bounty; a review it does.
  const isHidden = bounty.isHidden === true
  if (!isHidden && mayComplete(situation) && acceptance !== null) {
    const isMending = acceptance.status === 'changes_requested'
    return { kind: 'complete', until: isMending ? new Date(resubmissionEnd(bounty, acceptance)).toISOString() : bounty.deadline }
  }
  const review = toReview > 0 && bounty.status !== 'completed' ? ({ kind: 'review', count: toReview } as const) : null
  // A moderator may take part like anybody else, and finds the submissions on the page.
  if (review !== null && viewerId === bounty.creatorId) return review
  if (!isHidden && mayAccept(situation)) return { kind: 'accept', until: bounty.deadline }
  if (review !== null) return review
  if (acceptance !== null && !untold.has(acceptance.status)) return { kind: 'status', status: acceptance.status }
  if (!isOpen(bounty, nowMs)) {
    return { kind: 'closed', status: liveStatus(bounty, nowMs) === 'completed' ? 'completed' : 'expired', doneBy }
  }
  if (isHidden) return { kind: 'hidden' }
  if (viewerId === bounty.creatorId) return { kind: 'own' }
  return isSignedOut ? { kind: 'sign-in' } : null
}

/** What stands first on the card of a bounty: an act, or the bounty's page, named by its details or by how the person's part stands. */
export type CardAct = 'fund' | 'complete' | 'status' | 'details'

const cardActs: Record<NextAct['kind'], CardAct> = {
  accept: 'fund',
  'sign-in': 'fund',
  complete: 'complete',
  unsent: 'status',
  status: 'status',
  review: 'details',
  own: 'details',
  hidden: 'details',
  closed: 'details',
}

/** The next act as a list tells it, which knows no submissions: who may accept decides on the page, and may fund at once. */
export function cardAct(situation: Omit<Situation, 'isSignedOut' | 'toReview' | 'doneBy'>): CardAct {
  const act = nextAct({ ...situation, isSignedOut: false, toReview: 0, doneBy: null })
  return act === null ? 'fund' : cardActs[act.kind]
}
