import type { Bounty } from '../bounties/bounty'
import { actOf } from '../acts/acts'
import type { BountyKind, OutboxKind } from '../acts/payloads'
import type { EntryOf, EntryState, OutboxEntry } from './entry'
import { bountyOf } from './lane'

/**
 * What a table says of an act by its kind; null of one that is about no bounty. Whoever asks something else of an act than its own entry tells has such a
 * table, and no new kind compiles before it stands in each.
 */
export const byKind =
  <T>(table: Readonly<Record<BountyKind, T>>) =>
  ({ kind }: Pick<OutboxEntry, 'kind'>): T | null => {
    const isOnBounty = (each: OutboxKind): each is BountyKind => Object.hasOwn(table, each)
    return isOnBounty(kind) ? table[kind] : null
  }

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

const stillMeant: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth'])

/** A cached bounty with what this person has pledged and not sent laid over it. Derived at every read, never stored: a refusal takes it back by itself. */
export function overlayBounty(bounty: Bounty, entries: readonly OutboxEntry[]): { bounty: Bounty; pendingFundingCents: number } {
  const pendingFundingCents = entries
    .filter((entry) => bountyOf(entry) === bounty.id && stillMeant.has(entry.state))
    .reduce((sum, entry) => sum + actOf(entry).pledgedCents(entry.payload), 0)
  if (pendingFundingCents === 0) return { bounty, pendingFundingCents }
  return { bounty: { ...bounty, currentFundingCents: bounty.currentFundingCents + pendingFundingCents }, pendingFundingCents }
}

/** The bounties that this person has made and the server has not confirmed, newest first. */
export function unsentBounties(entries: readonly OutboxEntry[], creator: { id: string; name: string }): Bounty[] {
  return entries
    .toSorted((a, b) => b.seq - a.seq)
    .flatMap((entry) => {
      const isShown = stillMeant.has(entry.state) || entry.state === 'needs_attention'
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
