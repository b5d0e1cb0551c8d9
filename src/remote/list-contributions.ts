import * as v from 'valibot'
import type { ContributionLine } from '../domain/bounties/contribution-line'
import { databaseTime } from '../domain/time/database-time'
import { centsFromDollars } from '../domain/bounties/bounty-row'
import type { Answer } from './failure'
import { readList, rowOf } from './read-pages'

const LineSchema = v.pipe(
  v.object({
    position: v.number(),
    contributor_name: v.string(),
    anonymous: v.boolean(),
    amount: centsFromDollars,
    total_after: centsFromDollars,
    created_at: databaseTime,
    own: v.optional(v.boolean(), false),
  }),
  v.transform((row): ContributionLine => ({
    position: row.position,
    name: row.contributor_name,
    anonymous: row.anonymous,
    amountCents: row.amount,
    totalAfterCents: row.total_after,
    createdAt: row.created_at,
    own: row.own,
  })),
)

const lineFromRow = rowOf(LineSchema)

/** The pledges to a bounty, the latest day first, at most `atMost` of them. */
export function listContributions(bountyId: string, atMost: number): Promise<Answer<ContributionLine[]>> {
  return readList(
    atMost,
    (client, last, limit) =>
      client.rpc('bounty_contributions', {
        p_bounty_id: bountyId,
        p_after_day: last?.['created_at'] ?? null,
        p_after_key: last?.['key'] ?? null,
        p_limit: limit,
      }),
    lineFromRow,
  )
}
