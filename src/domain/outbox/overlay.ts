import type { Bounty } from '../bounty'
import type { EntryOf, EntryState, OutboxEntry } from './entry'

const stillMeant: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting_auth'])

/** A cached bounty with what this person has pledged and not sent laid over it. Derived at every read, never stored: a refusal takes it back by itself. */
export function overlayBounty(bounty: Bounty, entries: readonly OutboxEntry[]): { bounty: Bounty; pendingFundingCents: number } {
  const pendingFundingCents = entries.reduce(
    (sum, entry) =>
      entry.kind === 'fund-bounty' && entry.payload.bountyId === bounty.id && stillMeant.has(entry.state)
        ? sum + entry.payload.amountCents
        : sum,
    0,
  )
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
