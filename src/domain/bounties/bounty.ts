import * as v from 'valibot'
import type { Payload } from '../acts/payloads'

const bountyStatuses = ['active', 'funded', 'completed', 'expired'] as const
export const acceptanceStatuses = [
  'in_progress',
  'submitted',
  'changes_requested',
  'completed',
  'rejected',
  'withdrawn',
  'expired',
] as const

export const BountyStatusSchema = v.picklist(bountyStatuses)
export const AcceptanceStatusSchema = v.picklist(acceptanceStatuses)

/** What its creator says of a bounty, as the act that makes it sends it: every field of `create-bounty` in `acts/payloads.ts`. */
export type BountyTerms = Payload<'create-bounty'>

/** A bounty as the client holds it: money in integer cents, times as ISO strings. The server's row is the authority. */
export interface Bounty extends BountyTerms {
  id: string
  creatorId: string
  creatorName: string
  currentFundingCents: number
  contributors: number
  createdAt: string
  updatedAt: string
  status: BountyStatus
  isSample: boolean
  /** By a moderator: from then on only its creator, moderators, and people who accepted or funded it may see it. */
  isHidden?: boolean
  /** Why, in the moderator's words. */
  hiddenReason?: string
}

/** A person's promise to do a bounty: one per person and bounty. */
export type BountyAcceptance = { userId: string; bountyId: string; status: AcceptanceStatus; updatedAt: string }

/** A row of the ledger as a reader may see it: an anonymous one has no contributor. Amount in cents. */
export type BountyPledge = {
  id: string
  bountyId: string
  contributorId: string | null
  contributorName: string | null
  amountCents: number
  anonymous: boolean
  createdAt: string
}

export type BountyStatus = v.InferOutput<typeof BountyStatusSchema>
export type AcceptanceStatus = v.InferOutput<typeof AcceptanceStatusSchema>
/** A row as it is cached. `life`: in which life of the server it was told, see `lifeOfCache`; none in the first that this device knew. */
export type OfLife<Row> = Row & { life?: number }
