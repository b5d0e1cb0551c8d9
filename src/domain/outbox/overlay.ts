import type { Bounty } from '../bounties/bounty'
import { actOf } from '../acts/acts'
import type { EntryOf, EntryState, OutboxEntry } from './entry'
import { bountyOf } from './lane'

/** Whether it promises money: such an act holds no other up. */
export const isPledge = (entry: OutboxEntry): boolean => actOf(entry).overlay.pledgedCents(entry.payload) > 0

/** Whether it accepts its bounty. */
export const isAcceptance = (entry: OutboxEntry): boolean => actOf(entry).overlay.acceptance === 'in_progress'

/** Whether it hands in what was accepted. */
export const isCompletion = (entry: OutboxEntry): boolean => actOf(entry).overlay.acceptance === 'submitted'

/** The bounties that these acts are about. */
export const bountiesOf = (entries: readonly OutboxEntry[]): string[] => entries.flatMap((entry) => bountyOf(entry) ?? [])

const stillMeant: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth'])

/** A cached bounty with what this person has pledged and not sent laid over it. Derived at every read, never stored: a refusal takes it back by itself. */
export function overlayBounty(bounty: Bounty, entries: readonly OutboxEntry[]): { bounty: Bounty; pendingFundingCents: number } {
  const pendingFundingCents = entries
    .filter((entry) => bountyOf(entry) === bounty.id && stillMeant.has(entry.state))
    .reduce((sum, entry) => sum + actOf(entry).overlay.pledgedCents(entry.payload), 0)
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
    id: opId,
    title: payload.title,
    description: payload.description,
    category: payload.category,
    creatorId: creator.id,
    creatorName: creator.name,
    fundingGoalCents: payload.fundingGoalCents,
    currentFundingCents: 0,
    contributors: 0,
    deadline: payload.deadline,
    createdAt: madeAt,
    updatedAt: madeAt,
    status: 'active',
    requiresPhoto: payload.requiresPhoto,
    isSample: false,
  }
}
