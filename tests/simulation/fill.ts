import { isUnsettled } from '../../src/domain/outbox/entry'
import { MAX_ENTRIES } from '../../src/domain/outbox/limits'
import { keepAct } from './acts.ts'
import type { Context } from './context.ts'
import { draftOf, photoOf } from './person.ts'
import type { WorldParts } from './world-parts.ts'

/** A long day in the field: a bounty that the server will not take, and acts that wait for it, `photos` of them with one, until `room` is left. */
export async function fillQueue(
  world: WorldParts,
  tab: Context,
  { room, photos }: { room: number; photos: number },
): Promise<void> {
  const userId = world.device.userId()
  if (userId === null) return
  const own = (await world.entries()).filter((entry) => entry.ownerId === userId && isUnsettled(entry))
  const bountyId = world.newId()
  world.network.untaken.add(bountyId)
  for (let nth = 0; nth < MAX_ENTRIES - own.length - room; nth++) {
    const kind = nth === 0 ? 'create-bounty' : nth <= photos ? 'complete-bounty' : 'fund-bounty'
    const draft = draftOf({ do: 'act', kind, pick: 0 }, userId, nth === 0 ? bountyId : world.newId(), [bountyId])
    if (draft) await keepAct(world, tab, draft, kind === 'complete-bounty' ? photoOf(world.newId()) : null)
  }
  tab.announce()
}
