import { viewerOf } from '../../src/domain/outbox/entry'
import { forgetPerson } from '../../src/local/forget-person'
import type { Context } from './context.ts'
import { mayDo } from './person.ts'
import type { WorldParts } from './world-parts.ts'

/**
 * The person signs out and keeps their work on this phone, or has it deleted. What was settled may then go, and with *Delete* all that is
 * theirs; whatever else is missing afterwards is lost.
 */
export async function leavePhone(world: WorldParts, tab: Context, left: 'work' | 'withdrawals'): Promise<void> {
  const userId = world.device.userId()
  if (userId === null) return
  if (left === 'withdrawals') {
    for (const entry of await world.entries())
      if (viewerOf(entry) === userId && mayDo('discard', entry)) await tab.tell({ type: 'discarded', opId: entry.opId })
  }
  const leave = async () => {
    const before = new Map((await world.storage.entries()).map(({ opId, state }) => [opId, state]))
    const own = [...world.acts.values()].filter(({ by }) => by === userId)
    if (left === 'withdrawals') for (const act of own) act.isForgotten = true
    await forgetPerson(userId, left)
    if (left === 'withdrawals') world.forms.forget(userId)
    const [truth, after] = [await world.server.truth(), new Set((await world.storage.entries()).map(({ opId }) => opId))]
    const isOver = (opId: string) => truth.has(opId) || ['applied', 'cancelled', 'closed'].includes(before.get(opId) ?? '')
    for (const act of own) act.isForgotten ||= before.has(act.opId) && !after.has(act.opId) && isOver(act.opId)
    world.storage.isMarkTrue = true
  }
  await tab.touch(() => world.storage.alone(leave))
  world.device.signOut()
}
