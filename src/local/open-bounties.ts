import { Dexie } from 'dexie'
import type { Bounty } from '../domain/bounty'
import { cacheDatabase } from './cache-database'

/** Everything cached that the Marketplace may show: active and funded. Which of it is open now is the caller's to say. Decision 12. */
export async function openBounties(): Promise<Bounty[]> {
  const { bounties } = cacheDatabase()
  const of = (status: 'active' | 'funded') =>
    bounties.where('[status+createdAt+id]').between([status, Dexie.minKey], [status, Dexie.maxKey]).toArray()
  const [active, funded] = await Promise.all([of('active'), of('funded')])
  return [...active, ...funded]
}
