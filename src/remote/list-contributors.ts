import * as v from 'valibot'
import { centsFromDollars } from './bounty-row'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const RowsSchema = v.array(
  v.pipe(
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
  ),
)
export type Contributor = v.InferOutput<typeof RowsSchema>[number]

/** Who is behind the latest pledges, the anonymous ones too. The server tells moderators alone; for others the list is empty. */
export function listContributors(bountyId: string): Promise<Answer<Contributor[]>> {
  return readRows(
    (client) => client.rpc('bounty_contributors', { p_bounty_id: bountyId, p_limit: 500 }),
    (data) => {
      const parsed = v.safeParse(RowsSchema, data)
      return parsed.success ? parsed.output : undefined
    },
  )
}
