import * as v from 'valibot'
import { centsFromDollars } from '../domain/bounties/bounty-row'
import type { Answer } from './failure'
import { readList } from './read-pages'

const ContributorSchema = v.pipe(
  v.object({
    position: v.number(),
    contributor_name: v.nullable(v.string()),
    anonymous: v.boolean(),
    amount: centsFromDollars,
  }),
  v.transform((row) => ({
    position: row.position,
    name: row.contributor_name ?? 'Patriot',
    anonymous: row.anonymous,
    amountCents: row.amount,
  })),
)
export type Contributor = v.InferOutput<typeof ContributorSchema>

function contributorFromRow(row: unknown): Contributor | null {
  const parsed = v.safeParse(ContributorSchema, row)
  return parsed.success ? parsed.output : null
}

/** Who is behind the latest pledges, the anonymous ones too. The server tells moderators alone; for others the list is empty. */
export function listContributors(bountyId: string): Promise<Answer<Contributor[]>> {
  return readList(
    500,
    (client, last, limit) =>
      client.rpc('bounty_contributors', { p_bounty_id: bountyId, p_before: last?.['position'] ?? null, p_limit: limit }),
    contributorFromRow,
  )
}
