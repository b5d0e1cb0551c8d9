import * as v from 'valibot'
import { AcceptanceStatusSchema, type BountyAcceptance, type BountyPledge } from '../domain/bounties/bounty'
import { databaseTime } from '../domain/time/database-time'
import type { Answer } from './failure'
import { olderThan, readList, rowOf } from './read-pages'
import { centsFromDollars } from '../domain/bounties/bounty-row'

const AcceptanceRowSchema = v.pipe(
  v.object({ user_id: v.string(), bounty_id: v.string(), status: AcceptanceStatusSchema, updated_at: databaseTime }),
  v.transform((row): BountyAcceptance => ({
    userId: row.user_id,
    bountyId: row.bounty_id,
    status: row.status,
    updatedAt: row.updated_at,
  })),
)

export const acceptanceFromRow = rowOf(AcceptanceRowSchema)

/** This person's acceptances, of one bounty or the latest thousand. */
export function listMyAcceptances(userId: string, bountyId?: string): Promise<Answer<BountyAcceptance[]>> {
  return readList(
    bountyId === undefined ? 1000 : 1,
    (client, last, limit) => {
      const own = client.from('bounty_acceptances').select('*').eq('user_id', userId)
      const query = bountyId === undefined ? own : own.eq('bounty_id', bountyId)
      return (last ? query.or(olderThan('updated_at', last)) : query)
        .order('updated_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit)
    },
    acceptanceFromRow,
  )
}

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

export const pledgeFromRow = rowOf(PledgeRowSchema)

/** This person's own pledges, to one bounty or the latest thousand. Nobody else's can be read. */
export function listMyPledges(bountyId?: string): Promise<Answer<BountyPledge[]>> {
  return readList(
    1000,
    (client, last, limit) =>
      client.rpc('my_pledges', {
        p_bounty_id: bountyId ?? null,
        p_before: last?.['created_at'] ?? null,
        p_before_id: last?.['id'] ?? null,
        p_limit: limit,
      }),
    pledgeFromRow,
  )
}
