import type { Answer } from './failure'
import { readRows } from './read-rows'

/** Asks the server to end what its own clock says is over, where nothing else does so in time; answers how many it ended. Anybody may. */
export function expireDueBounties(): Promise<Answer<number>> {
  return readRows(
    (client) => client.rpc('expire_due_bounties', { p_limit: 200 }),
    (data) => (typeof data === 'number' ? data : undefined),
  )
}
