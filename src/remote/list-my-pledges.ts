import * as v from 'valibot'
import type { BountyPledge } from '../domain/bounty'
import { databaseTime } from '../domain/database-time'
import { centsFromDollars } from './bounty-row'
import type { Answer } from './failure'
import { olderThan, readList } from './read-pages'

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

/** This person's own pledges, to one bounty or the latest thousand. Nobody else's can be read. */
export function listMyPledges(userId: string, bountyId?: string): Promise<Answer<BountyPledge[]>> {
  return readList(
    1000,
    (client, last, limit) => {
      const own = client
        .from('contributions')
        .select('id, bounty_id, contributor_id, amount, anonymous, created_at')
        .eq('contributor_id', userId)
      const query = bountyId === undefined ? own : own.eq('bounty_id', bountyId)
      return (last ? query.or(olderThan('created_at', last)) : query)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit)
    },
    pledgeFromRow,
  )
}
