import type { OutboxEntry } from '../domain/outbox/entry'
import type { ServerOutcome } from '../domain/outbox/outcome'
import { cacheBountyNews } from '../local/cache-bounties'
import { readStoredSession } from '../local/session-storage'
import { bountyFromRow } from '../domain/bounty-row'
import { acceptanceFromRow, pledgeFromRow } from '../remote/own-acts'

/** Puts what the server answered an act with into the cache: the bounty as it is now, and what the act made. Not for who has left meanwhile. */
export async function cacheEntity({ ownerId }: OutboxEntry, { entity }: ServerOutcome): Promise<void> {
  if ((await readStoredSession())?.user.id !== ownerId) return
  const bounty = bountyFromRow(entity)
  const acceptance = acceptanceFromRow(entity?.['acceptance'])
  const pledge = pledgeFromRow(entity?.['contribution'])
  if (bounty ?? acceptance ?? pledge) await cacheBountyNews({ bounty, acceptance, pledge })
}
