import * as v from 'valibot'
import { BountyStatusSchema, type Bounty, type BountyTerms } from './bounty'
import { BountyCategorySchema } from './bounty-category'
import { databaseTime } from '../time/database-time'

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
  }),
  v.transform((row): Bounty & Required<BountyTerms> => ({
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
  })),
)

/** What is selected of a table's row: all that this person may read, and the creator's name, in one request. */
export const bountyColumns = '*, creator:profiles(display_name)'

/** The bounty in a server row, or null for a row of a shape that this version doesn't know. */
export function bountyFromRow(row: unknown): Bounty | null {
  const parsed = v.safeParse(BountyRowSchema, row)
  return parsed.success ? parsed.output : null
}
