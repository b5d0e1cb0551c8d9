import * as v from 'valibot'
import { centsFromDollars } from '../domain/bounties/bounty'
import type { ContributionLine } from '../domain/bounties/contribution-line'
import { databaseTime } from '../domain/time/database-time'
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
  v.transform(({ contributor_name, amount, total_after, created_at, ...row }): ContributionLine => ({
    ...row,
    name: contributor_name,
    amountCents: amount,
    totalAfterCents: total_after,
    createdAt: created_at,
  })),
)

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
    rowOf(LineSchema),
  )
}

const ContributorSchema = v.pipe(
  v.object({
    position: v.number(),
    contributor_name: v.nullable(v.string()),
    anonymous: v.boolean(),
    amount: centsFromDollars,
  }),
  v.transform(({ contributor_name, amount, ...row }) => ({ ...row, name: contributor_name ?? 'Patriot', amountCents: amount })),
)
export type Contributor = v.InferOutput<typeof ContributorSchema>

/** Who is behind the latest pledges, the anonymous ones too. The server tells moderators alone; for others the list is empty. */
export function listContributors(bountyId: string): Promise<Answer<Contributor[]>> {
  return readList(
    500,
    (client, last, limit) =>
      client.rpc('bounty_contributors', { p_bounty_id: bountyId, p_before: last?.['position'] ?? null, p_limit: limit }),
    rowOf(ContributorSchema),
  )
}
