import * as v from 'valibot'
import { AcceptanceStatusSchema, type BountyAcceptance } from '../domain/bounty'
import { databaseTime } from '../domain/database-time'
import type { Answer } from './failure'
import { readRows, rowsOf } from './read-rows'

const AcceptanceRowSchema = v.pipe(
  v.object({ user_id: v.string(), bounty_id: v.string(), status: AcceptanceStatusSchema, updated_at: databaseTime }),
  v.transform((row): BountyAcceptance => ({
    userId: row.user_id,
    bountyId: row.bounty_id,
    status: row.status,
    updatedAt: row.updated_at,
  })),
)

export function acceptanceFromRow(row: unknown): BountyAcceptance | null {
  const parsed = v.safeParse(AcceptanceRowSchema, row)
  return parsed.success ? parsed.output : null
}

/** This person's acceptances, of one bounty or the latest thousand. Specification, section 7. */
export function listMyAcceptances(userId: string, bountyId?: string): Promise<Answer<BountyAcceptance[]>> {
  return readRows(
    (client) => {
      const query = client.from('bounty_acceptances').select('*').eq('user_id', userId)
      return (bountyId === undefined ? query : query.eq('bounty_id', bountyId))
        .order('updated_at', { ascending: false })
        .limit(1000)
    },
    (data) => rowsOf(data, acceptanceFromRow),
  )
}
