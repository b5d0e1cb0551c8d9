import * as v from 'valibot'
import type { BountyPledge } from '../domain/bounty'
import { databaseTime } from '../domain/database-time'
import { centsFromDollars } from './bounty-row'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

const PledgeRowSchema = v.pipe(
  v.object({
    id: v.string(),
    bounty_id: v.string(),
    contributor_id: v.nullable(v.string()),
    amount: centsFromDollars,
    anonymous: v.boolean(),
    created_at: databaseTime,
  }),
  v.transform((row): BountyPledge => ({
    id: row.id,
    bountyId: row.bounty_id,
    contributorId: row.contributor_id,
    contributorName: null,
    amountCents: row.amount,
    anonymous: row.anonymous,
    createdAt: row.created_at,
  })),
)

export function pledgeFromRow(row: unknown): BountyPledge | null {
  const parsed = v.safeParse(PledgeRowSchema, row)
  return parsed.success ? parsed.output : null
}

/** This person's own pledges, to one bounty or the latest thousand. Nobody else's can be read. Decision 9. */
export function listMyPledges(userId: string, bountyId?: string): Promise<Answer<BountyPledge[]>> {
  return readRows(
    (client) => {
      const query = client
        .from('contributions')
        .select('id, bounty_id, contributor_id, amount, anonymous, created_at')
        .eq('contributor_id', userId)
      return (bountyId === undefined ? query : query.eq('bounty_id', bountyId))
        .order('created_at', { ascending: false })
        .limit(1000)
    },
    (data) => rowsOf(data, pledgeFromRow),
  )
}
