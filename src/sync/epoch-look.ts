import { classify, isServers } from '../domain/outbox/answer'
import type { OutboxEvent } from '../domain/outbox/events'
import { requestLimit } from '../domain/network/request-limit'
import type { FlushPorts } from './perform-attempt'

/** What the server said of its epoch holds for so long, in ms: less than it takes to put a backup back. */
const FRESH_MS = 10_000

/** `ageCache`: what the server said before counts as older than all that it says from now on. */
type EpochPorts = Pick<FlushPorts, 'storage' | 'network' | 'session' | 'clock' | 'random' | 'heard'> & {
  knownEpoch(): Promise<string | null>
  ageCache(): Promise<void>
}

/** `isOver`: false where the server was not heard to the end, and is to be asked again. */
type Found = { isPutBack: boolean; isOver: boolean }
/** `at` and `wall`: when it began, by the monotonic and the wall clock. */
type Look = { at: number; wall: number; userId: string | null; found: Promise<Found>; isUnderWay: boolean }

/**
 * Asks the server for its epoch, once for all who ask meanwhile, and again after ten seconds or for another person. Where it is another than
 * the known one, or that one was lost, what is cached is old, and what was sent and is lost is queued again. Answers whether the last look
 * found that; false where it is still under way after the first limit, since nothing may wait for a slow look that most often finds nothing.
 */
export function epochLook(ports: EpochPorts): () => Promise<boolean> {
  let last: Look | undefined
  const end = async (current: Look) => {
    const { isOver } = await current.found
    current.isUnderWay = false
    if (!isOver && last === current) last = undefined
  }
  return async () => {
    const userId = await ports.session.userId().catch(() => null)
    const [at, wall] = [ports.clock.elapsed(), ports.clock.now()]
    // While a device sleeps only its wall clock goes on.
    const isFresh = last !== undefined && at - last.at < FRESH_MS && Math.abs(wall - last.wall) < FRESH_MS
    const isAsked = last?.isUnderWay === true && at - last.at < requestLimit(Number.POSITIVE_INFINITY)
    if (last?.userId !== userId || !(isFresh || isAsked)) {
      last = { at, wall, userId, found: look(ports, userId).catch(() => unheard), isUnderWay: true }
      void end(last)
    }
    const { isPutBack } = await foundInTime(last.found, ports.clock)
    return isPutBack
  }
}

const unheard: Found = { isPutBack: false, isOver: false }

function foundInTime(found: Promise<Found>, clock: EpochPorts['clock']): Promise<Found> {
  return new Promise((resolve) => {
    const cancel = clock.after(requestLimit(0), () => resolve(unheard))
    void found.then(resolve).finally(cancel)
  })
}

async function look(ports: EpochPorts, userId: string | null): Promise<Found> {
  const apply = (event: OutboxEvent) => ports.storage.apply(event, ports.clock.now(), ports.random)
  const told = await ports.network.askTime()
  if (told.ok || told.failure.source !== 'phone') ports.heard(told.ok || isServers(told.failure))
  if (!told.ok || told.epoch === null) return { isPutBack: false, isOver: told.ok }
  const known = await ports.knownEpoch()
  const isAnother = known !== null && known !== told.epoch
  // Before the new one is noted: a page that ends in between does it once more.
  if (isAnother) await ports.ageCache()
  const effects = await apply({ type: 'epoch_told', epoch: told.epoch, userId })
  const isPutBack = effects.some(({ type }) => type === 'put_back')
  if (isPutBack && !isAnother) await ports.ageCache()
  const asked = effects.find((effect) => effect.type === 'ask_status')
  if (!asked || userId === null) return { isPutBack, isOver: true }
  const answer = await lookUp(ports, userId, asked.opIds)
  if (answer.ok) await apply({ type: 'looked_up', opIds: asked.opIds, known: answer.known })
  return { isPutBack, isOver: answer.ok }
}

/** Once more with a new token where the first was refused. */
async function lookUp({ network, session }: EpochPorts, userId: string, opIds: readonly string[]) {
  const answer = await network.lookUp(userId, opIds)
  if (answer.ok || classify(answer.failure) !== 'session' || (await session.renew(userId)) !== null) return answer
  return network.lookUp(userId, opIds)
}
