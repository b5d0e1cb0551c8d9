import * as v from 'valibot'

/** The six categories a bounty can be created in. */
export const bountyCategories = [
  'Historical Knowledge',
  'Civic Engagement',
  'Military Appreciation',
  'Community Service',
  'Flag Etiquette',
  'Constitutional Studies',
] as const
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

export const BountyCategorySchema = v.picklist(bountyCategories)
export const BountyStatusSchema = v.picklist(bountyStatuses)
export const AcceptanceStatusSchema = v.picklist(acceptanceStatuses)
const IsoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
)
const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A bounty as the client holds it: money in integer cents, times as ISO strings. The server's row is the authority. */
export const BountySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  description: v.string(),
  category: BountyCategorySchema,
  creatorId: v.string(),
  creatorName: v.string(),
  fundingGoalCents: Cents,
  currentFundingCents: Cents,
  contributors: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deadline: IsoTime,
  createdAt: IsoTime,
  updatedAt: IsoTime,
  status: BountyStatusSchema,
  requiresPhoto: v.boolean(),
  isSample: v.boolean(),
  /** By a moderator: from then on only its creator, moderators, and people who accepted or funded it may see it. */
  isHidden: v.exactOptional(v.boolean()),
  /** Why, in the moderator's words. */
  hiddenReason: v.exactOptional(v.string()),
})

/** A person's promise to do a bounty: one per person and bounty. */
export const BountyAcceptanceSchema = v.object({
  userId: v.string(),
  bountyId: v.string(),
  status: AcceptanceStatusSchema,
  updatedAt: IsoTime,
})

/** A row of the ledger as a reader may see it: an anonymous one has no contributor. Amount in cents. */
export const BountyPledgeSchema = v.object({
  id: v.string(),
  bountyId: v.string(),
  contributorId: v.nullable(v.string()),
  contributorName: v.nullable(v.string()),
  amountCents: Cents,
  anonymous: v.boolean(),
  createdAt: IsoTime,
})

export type BountyCategory = v.InferOutput<typeof BountyCategorySchema>
export type BountyStatus = v.InferOutput<typeof BountyStatusSchema>
export type AcceptanceStatus = v.InferOutput<typeof AcceptanceStatusSchema>
export type Bounty = v.InferOutput<typeof BountySchema>
export type BountyAcceptance = v.InferOutput<typeof BountyAcceptanceSchema>
export type BountyPledge = v.InferOutput<typeof BountyPledgeSchema>
/** A row as it is cached. `life`: in which life of the server it was told, see `lifeOfCache`; none in the first that this device knew. */
export type OfLife<Row> = Row & { life?: number }
