import type { Bounty, BountyAcceptance, BountyPledge, OfLife } from './bounty'
import { isUnsettled, type OutboxEntry, type EntryOf, type EntryState } from '../outbox/entry'
import { bountyOf } from '../outbox/lane'
import { actOf, byKind } from '../acts/acts'

/** A bounty as one person sees it: the cached row, what of it is their own, and what of theirs is not confirmed yet. */
export type BountyView = {
  bounty: Bounty
  pendingFundingCents: number
  contributedCents: number
  acceptance: Pick<BountyAcceptance, 'status' | 'updatedAt'> | null
  /** Unsent and refused acts on this bounty, in the order they were made: each is shown with its state. */
  entries: OutboxEntry[]
}

type Own = {
  entries: readonly OutboxEntry[]
  acceptance: BountyAcceptance | undefined
  pledges: readonly OfLife<BountyPledge>[]
}

/** How an acceptance stands once an act on its bounty has been done. */
const acceptanceBy = byKind<'in_progress' | 'submitted' | null>({
  'create-bounty': null,
  'fund-bounty': null,
  'accept-bounty': 'in_progress',
  'complete-bounty': 'submitted',
})

/** What the person has last asked for but the server has not answered: shown as if it held, and marked as not confirmed. */
function acceptanceNow(entries: readonly OutboxEntry[], held: BountyAcceptance | undefined): BountyView['acceptance'] {
  const shown = entries.filter(isUnsettled).flatMap((entry) => {
    const status = acceptanceBy(entry)
    return status === null ? [] : [{ status, updatedAt: new Date(entry.createdAt).toISOString() }]
  })
  return shown.at(-1) ?? held ?? null
}

/** Derived anew at every read, never stored. A pledge counts once: one that waits and that the server has told of is in the total that it told. */
export function bountyView(bounty: OfLife<Bounty>, own: Own): BountyView {
  const entries = own.entries.filter(
    (entry) => bountyOf(entry) === bounty.id && (isUnsettled(entry) || entry.state === 'rejected'),
  )
  const pledges = own.pledges.filter((pledge) => pledge.bountyId === bounty.id)
  const inTotal = new Set(pledges.filter(({ life }) => life === bounty.life).map(({ id }) => id))
  const overlay = overlayBounty(
    bounty,
    entries.filter(({ opId }) => !inTotal.has(opId)),
  )
  const contributedCents = pledges
    .filter(({ id }) => inTotal.has(id) || entries.every(({ opId }) => opId !== id))
    .reduce((sum, pledge) => sum + pledge.amountCents, 0)
  return {
    bounty: overlay.bounty,
    pendingFundingCents: overlay.pendingFundingCents,
    contributedCents,
    acceptance: acceptanceNow(entries, own.acceptance),
    entries,
  }
}

/** What the academy holds in pledges, without those of this person that it does not know of. */
export const confirmedFundingCents = ({ bounty, pendingFundingCents }: BountyView): number =>
  bounty.currentFundingCents - pendingFundingCents

/** Whether a list says what there is: it has rows, or the academy has answered that there are none. A device without any knows nothing by itself. */
export const isListKnown = <Row>(rows: readonly Row[] | undefined, isAnswered: boolean): rows is readonly Row[] =>
  rows !== undefined && (rows.length > 0 || isAnswered)

/** Nothing in it was ever listed by the academy: a list of samples, or an empty one. */
export const onlySamples = (views: readonly BountyView[]): boolean => views.every(({ bounty }) => bounty.isSample)

/** In which of a person's lists the bounty of an unsent act stands by that act; a completion's stands there by its acceptance. */
const listedIn = byKind<'created' | 'accepted' | 'funded' | null>({
  'create-bounty': 'created',
  'fund-bounty': 'funded',
  'accept-bounty': 'accepted',
  'complete-bounty': null,
})

/** The bounties that these acts bring into a list. */
export const bountiesIn = (list: 'accepted' | 'funded', entries: readonly OutboxEntry[]): string[] =>
  entries.flatMap((entry) => (listedIn(entry) === list ? (bountyOf(entry) ?? []) : []))

const meant: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth'])
/** Whether it goes, or is on its way, without its person doing anything but signing in. */
export const isStillMeant = ({ state }: OutboxEntry): boolean => meant.has(state)

/** A cached bounty with what this person has pledged and not sent laid over it. Derived at every read, never stored: a refusal takes it back by itself. */
export function overlayBounty(bounty: Bounty, entries: readonly OutboxEntry[]): { bounty: Bounty; pendingFundingCents: number } {
  const pendingFundingCents = entries
    .filter((entry) => bountyOf(entry) === bounty.id && isStillMeant(entry))
    .reduce((sum, entry) => sum + actOf(entry).pledgedCents(entry.payload), 0)
  if (pendingFundingCents === 0) return { bounty, pendingFundingCents }
  return { bounty: { ...bounty, currentFundingCents: bounty.currentFundingCents + pendingFundingCents }, pendingFundingCents }
}

/** The bounties that this person has made and the server has not confirmed, newest first. */
export function unsentBounties(entries: readonly OutboxEntry[], creator: { id: string; name: string }): Bounty[] {
  return entries
    .toSorted((a, b) => b.seq - a.seq)
    .flatMap((entry) => {
      const isShown = isStillMeant(entry) || entry.state === 'needs_attention'
      return entry.kind === 'create-bounty' && isShown ? [unsentBounty(entry, creator)] : []
    })
}

function unsentBounty({ opId, payload, createdAt }: EntryOf<'create-bounty'>, creator: { id: string; name: string }): Bounty {
  const madeAt = new Date(createdAt).toISOString()
  return {
    ...payload,
    id: opId,
    creatorId: creator.id,
    creatorName: creator.name,
    currentFundingCents: 0,
    contributors: 0,
    createdAt: madeAt,
    updatedAt: madeAt,
    status: 'active',
    isSample: false,
  }
}
