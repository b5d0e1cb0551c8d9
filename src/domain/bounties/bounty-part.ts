import type { AcceptanceStatus, Bounty } from './bounty'
import { isOpen, liveStatus, mayAccept, mayComplete, resubmissionEnd } from './bounty-status'
import type { BountyView } from './bounty-view'
import { byKind } from '../acts/acts'
import { acceptanceStatusLabel, partMarks, pointsForCompletion } from './bounty-words'
import { formatCents } from '../payments/money'
import { isUnsettled, type OutboxEntry } from '../outbox/entry'

/** From an acceptance to its approval. */
export const stepNames = ['Accepted', 'Done', 'Reviewed', 'Approved'] as const

/** `current` counts from 1, one past the last means all are done; `detail` belongs to the current one. */
export type BountySteps = { readonly current: number; readonly detail: string | null }

/** What stands first on a card: an act, or the bounty's page, named by its details or by how the person's part stands. */
export type CardAct = 'fund' | 'complete' | 'review' | 'status' | 'details'

type PartRow = {
  /** The one sentence of the bounty's page; null where the act says it all. */
  readonly says: string | null
  /** What a list says of it. */
  readonly mark: string | null
  /** The one act that this person can do now. */
  readonly act: 'sign-in' | 'accept' | 'complete' | 'review' | null
  readonly card: CardAct
  readonly steps: BountySteps | null
  /** How it stands among the accepted ones that are not over; null where it is none. */
  readonly accepted: 'open' | 'changes' | 'submitted' | 'unsent' | 'hidden' | null
}

const all: BountySteps = { current: stepNames.length + 1, detail: null }
const step = (current: number, detail: string | null = null): BountySteps => ({ current, detail })
const status = (of: AcceptanceStatus) => `Status: ${acceptanceStatusLabel[of]}`
const created = 'You created this bounty'
const taken = 'You accepted this bounty'
const done = 'This bounty has been completed.'
const over = 'This bounty has ended.'
const hidden = 'A moderator has hidden this bounty.'

const row = (
  says: string | null,
  mark: string | null,
  act: PartRow['act'],
  card: CardAct,
  steps: BountySteps | null = null,
  accepted: PartRow['accepted'] = null,
): PartRow => ({ says, mark, act, card, steps, accepted })

/**
 * Every part that a person can have in a bounty, and what follows from it; nothing else decides it. Who may accept one is asked that on its page, and to fund it on
 * a list. `accepting`, `handing_in` and `creating`: the academy doesn't know of it yet. `lapsed`: an acceptance that ended with the bounty. `stopped`: one
 * that can't be completed while the bounty is hidden. `own_`: of its creator.
 */
export const bountyParts = {
  unknown: row(null, null, null, 'fund'),
  visitor: row(null, null, 'sign-in', 'fund'),
  member: row(null, null, 'accept', 'fund'),
  withdrawn: row(null, null, 'accept', 'fund'),
  accepting: row(`${taken}.`, taken, 'complete', 'complete', step(1, 'not sent yet'), 'unsent'),
  accepted: row(`${taken}.`, taken, 'complete', 'complete', step(2), 'open'),
  handing_in: row(`${taken}.`, taken, null, 'status', step(2, 'not sent yet'), 'unsent'),
  submitted: row(status('submitted'), 'Your completion is under review', null, 'status', step(3), 'submitted'),
  changes: row(status('changes_requested'), partMarks.changes, 'complete', 'complete', step(2, 'changes asked for'), 'changes'),
  approved: row(`${status('completed')}. It earns you up to ${pointsForCompletion} points.`, 'Completed', null, 'status', all),
  rejected: row(status('rejected'), partMarks.rejected, null, 'status'),
  stopped: row(hidden, taken, null, 'status', null, 'hidden'),
  lapsed: row(status('expired'), partMarks.lapsed, null, 'status'),
  review: row('Submissions of others wait for your review.', null, 'review', 'review'),
  completed: row(done, null, null, 'details'),
  ended: row(over, null, null, 'details'),
  hidden: row(hidden, null, null, 'details'),
  creating: row(`${created}.`, created, null, 'status'),
  own: row(`${created}. Others can accept it.`, created, null, 'details'),
  own_review: row(`${created}. Submissions wait for your review.`, created, 'review', 'review'),
  own_completed: row(done, created, null, 'details', all),
  own_ended: row(over, created, null, 'details'),
  own_hidden: row(hidden, created, null, 'details'),
} satisfies Record<string, PartRow>
export type PartKind = keyof typeof bountyParts

export type BountyPart = PartRow & {
  readonly kind: PartKind
  /** An own act that must be over before another can be done. */
  readonly entry: OutboxEntry | null
  /** The end of the time in which the act can be done, as an ISO time. */
  readonly until: string | null
  /** Others' submissions that wait for this person's decision. */
  readonly toReview: number
}

type Viewer = {
  viewerId: string | null
  /** False also while nobody knows yet who looks. */
  isSignedOut?: boolean
}
type Situation = Pick<BountyView, 'acceptance' | 'entries'> &
  Viewer & {
    bounty: Pick<Bounty, 'status' | 'deadline' | 'creatorId' | 'isHidden' | 'requiresPhoto'>
    /** As far as it is known: of the lists, My Bounties alone knows. */
    toReview?: number
    /** Whose completion was approved, to those who may know. */
    doneBy?: string | null
    nowMs: number
  }

/** When an unsent act holds all others on its bounty up: `parked` is once it needs the person. */
const holdsUp = byKind<'always' | 'parked' | 'never'>({
  'create-bounty': 'always',
  'fund-bounty': 'never',
  'accept-bounty': 'parked',
  'complete-bounty': 'always',
})

/** The act that holds all others up. */
function unsentAct(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const open = entries.filter((entry) => isUnsettled(entry) && holdsUp(entry) !== 'never')
  return open.find(({ state }) => state === 'needs_attention') ?? open.find((entry) => holdsUp(entry) === 'always')
}

/** The part that a person has by an act that the academy doesn't know of yet; null where it changes none. */
const partBy = byKind<PartKind | null>({
  'create-bounty': 'creating',
  'fund-bounty': null,
  'accept-bounty': 'accepting',
  'complete-bounty': 'handing_in',
})

/** The part by the last unsent act that gives one. One that leads to a completion is nobody's where nothing can be handed in. */
function unsentPart(situation: Situation): PartKind | null {
  const part = situation.entries
    .filter(isUnsettled)
    .flatMap((entry) => partBy(entry) ?? [])
    .at(-1)
  return part && (bountyParts[part].act !== 'complete' || mayComplete(situation)) ? part : null
}

/** What an acceptance is that can't be completed; in progress and asked for changes it ended with the bounty. */
const partOfAcceptance: Record<AcceptanceStatus, PartKind | null> = {
  in_progress: 'lapsed',
  submitted: 'submitted',
  changes_requested: 'lapsed',
  completed: 'approved',
  rejected: 'rejected',
  withdrawn: null,
  expired: 'lapsed',
}

function kindOfAccepted(situation: Situation): PartKind | null {
  const { bounty, acceptance } = situation
  if (acceptance === null) return null
  if (mayComplete({ ...situation, bounty: { ...bounty, isHidden: false } })) {
    if (bounty.isHidden === true) return 'stopped'
    return acceptance.status === 'changes_requested' ? 'changes' : 'accepted'
  }
  // At the first approval the others' submissions end.
  if (acceptance.status === 'submitted' && bounty.status === 'completed') return 'lapsed'
  return partOfAcceptance[acceptance.status]
}

function kindOf(situation: Situation): PartKind {
  const { bounty, viewerId, isSignedOut = false, acceptance, toReview = 0, nowMs } = situation
  const isCreator = viewerId !== null && viewerId === bounty.creatorId
  const unsent = unsentPart(situation)
  if (unsent !== null) return unsent
  const accepted = kindOfAccepted(situation)
  const waitsForReview = toReview > 0 && bounty.status !== 'completed'
  // Of a hidden bounty nothing is reviewed, and nothing that waits for it runs out.
  const isHeld = waitsForReview && bounty.isHidden === true
  const isReviewer = waitsForReview && !isHeld
  if (accepted !== null && bountyParts[accepted].act === 'complete') return accepted
  // A moderator may take part like anybody else, and finds the submissions on the page.
  if (isReviewer && isCreator) return 'own_review'
  if (mayAccept(situation)) return acceptance === null ? 'member' : 'withdrawn'
  if (isReviewer) return 'review'
  if (accepted !== null) return accepted
  if (!isHeld && !isOpen(bounty, nowMs)) {
    const end = liveStatus(bounty, nowMs) === 'completed' ? 'completed' : 'ended'
    return isCreator ? `own_${end}` : end
  }
  if (bounty.isHidden === true) return isCreator ? 'own_hidden' : 'hidden'
  if (isCreator) return 'own'
  return isSignedOut ? 'visitor' : 'unknown'
}

function endOf(kind: PartKind, { bounty, acceptance }: Situation): string | null {
  if (kind === 'changes' && acceptance !== null) return new Date(resubmissionEnd(bounty, acceptance)).toISOString()
  const isTimed = bountyParts[kind].act === 'accept' || bountyParts[kind].act === 'complete'
  return isTimed ? bounty.deadline : null
}

/** Where this person stands with this bounty: the row of the table, and what is known of this very one. */
export function bountyPart(situation: Situation): BountyPart {
  const { bounty, entries, toReview = 0, doneBy = null } = situation
  const kind = kindOf(situation)
  const { says, steps, ...rest } = bountyParts[kind]
  return {
    ...rest,
    kind,
    says: doneBy !== null && bounty.status === 'completed' && says === done ? `Completed by ${doneBy}` : says,
    steps: kind === 'accepted' && bounty.requiresPhoto ? step(2, 'with a photo') : steps,
    entry: unsentAct(entries) ?? null,
    until: endOf(kind, situation),
    toReview,
  }
}

/** What of a bounty is this person's own, in the order in which a list says it. */
export function ownMarks({ mark, accepted }: Pick<BountyPart, 'mark' | 'accepted'>, contributedCents: number): string[] {
  return [
    mark,
    accepted !== null && accepted !== 'hidden' ? `up to ${pointsForCompletion} points once approved` : null,
    contributedCents > 0 ? `You contributed ${formatCents(contributedCents)}` : null,
  ].filter((each) => each !== null)
}

/** What a list leads to first. What waits for the person is looked at. */
export const cardAct = ({ entry, card }: BountyPart): CardAct => (entry === null ? card : 'status')
