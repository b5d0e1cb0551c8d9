import * as v from 'valibot'
import type { Payload } from '../acts/payloads'
import { BountyCategorySchema } from './bounty-category'
import { TimeNeededSchema } from './place-and-time'
import { databaseTime } from '../time/database-time'

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

/** Dollars as PostgREST (number) or PGlite (text) give numeric(12,2), in integer cents. */
export const centsFromDollars = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.transform((dollars) => Math.round(dollars * 100)),
  v.safeInteger(),
  v.minValue(0),
)

/** A row with its creator's name, as the server answers it wherever a bounty is read. */
export const BountyRowSchema = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    category: BountyCategorySchema,
    creator_id: v.nullable(v.string()),
    creator: v.nullish(v.object({ display_name: v.string() }), null),
    funding_goal: centsFromDollars,
    current_funding: centsFromDollars,
    contributors: v.number(),
    deadline: databaseTime,
    created_at: databaseTime,
    updated_at: databaseTime,
    status: BountyStatusSchema,
    requires_photo: v.boolean(),
    is_sample: v.boolean(),
    hidden_at: v.nullish(v.string(), null),
    hidden_reason: v.nullish(v.string(), null),
    place: v.nullish(v.string(), null),
    // A size that this version doesn't know is left unsaid.
    time_needed: v.fallback(v.nullish(TimeNeededSchema, null), null),
  }),
  v.transform((row): Bounty => ({
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    creatorId: row.creator_id ?? '',
    creatorName: row.creator?.display_name ?? 'Patriot',
    fundingGoalCents: row.funding_goal,
    currentFundingCents: row.current_funding,
    contributors: row.contributors,
    deadline: row.deadline,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status,
    requiresPhoto: row.requires_photo,
    isSample: row.is_sample,
    ...(row.hidden_at !== null && { isHidden: true }),
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
    ...(row.place !== null && { place: row.place }),
    ...(row.time_needed !== null && { timeNeeded: row.time_needed }),
  })),
)

/** What is selected of a table's row: all that this person may read, and the creator's name, in one request. */
export const bountyColumns = '*, creator:profiles(display_name)'

/** The bounty in a server row, or null for a row of a shape that this version doesn't know. */
export function bountyFromRow(row: unknown): Bounty | null {
  const parsed = v.safeParse(BountyRowSchema, row)
  return parsed.success ? parsed.output : null
}
