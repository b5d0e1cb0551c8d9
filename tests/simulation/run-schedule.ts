import { ASKED_MOST_MS } from '../../src/domain/outbox/backoff'
import { hasHeardEpoch, stuckFor, violationsIn } from './oracles.ts'
import type { Schedule } from './schedule.ts'
import { ids, type SimulatedServer } from './server.ts'
import type { Storage } from './storage.ts'
import { Timeline } from './timeline.ts'
import { World } from './world.ts'

/** I6's bound, and what waits behind an act whose minute of a quota began right before. */
const DRAIN_MS = 61_000
const LEAVING_MS = 1_000
const LATEST_DELIVERY_MS = 80_000

/** `ends`: kind and state of every act, in their order. `history`: every request and the end of every act, the same at each run of a schedule. `drainMs`: the slowest after healing. */
export type Run = { violations: string[]; history: string[]; drainMs: number; acts: number; requests: number; ends: string[] }

/** Lets everything of the schedule happen, then heals the network, signs in each person in turn, and looks. */
export async function runSchedule(schedule: Schedule, server: SimulatedServer, storage: Storage): Promise<Run> {
  const timeline = new Timeline()
  await storage.begin(timeline)
  const world = new World(schedule, server, storage, timeline)
  const realFetch = globalThis.fetch
  Object.assign(globalThis, { fetch: world.network.fetch })
  try {
    for (const { pause, happening } of schedule.steps) {
      await world.timeline.runUntil(world.timeline.now + pause)
      await world.look()
      void world.happen(happening)
      await world.timeline.settle()
    }
    await world.timeline.runUntil(world.timeline.now + 1_000)
    await world.look()
    const midway = await violationsIn(world, false)
    const drainMs = await heal(world)
    const violations = [...midway, ...(await violationsIn(world, true))]
    const ends = (await world.entries()).toSorted((a, b) => a.seq - b.seq).map(({ kind, state }) => `${kind} ${state}`)
    return {
      violations,
      history: await historyOf(world),
      drainMs,
      acts: world.acts.size,
      requests: world.network.log.length,
      ends,
    }
  } catch (error) {
    // A schedule that never comes to rest is stuck as well.
    return {
      violations: [String(error)],
      history: [],
      drainMs: 0,
      acts: world.acts.size,
      requests: world.network.log.length,
      ends: [],
    }
  } finally {
    for (const context of world.contexts) context.kill()
    globalThis.fetch = realFetch
  }
}

/** The network works, the person is back with one visible tab, and nothing is broken any more. Answers the slowest drain in ms. */
async function heal(world: World): Promise<number> {
  // A backup is put back to its end.
  await world.timeline.runUntil(world.network.downUntil + 1)
  world.network.mode = 'online'
  world.network.faults = []
  for (const context of world.contexts) {
    context.killAfter(Infinity)
    context.thaw()
    context.isVisible = !context.id.startsWith('worker')
  }
  // What was lost is looked for when the person opens their Outbox next, and what is left of a copy that was cut off is cleared away then.
  if (world.losses.isPending || world.storage.copies.lonePhotos().length > 0) {
    for (const context of world.contexts) context.kill()
    world.opensContentPages = false
  }
  await world.open('page')
  // A sign-out that stood still in a frozen tab would else end the session that follows.
  await world.timeline.runUntil(world.timeline.now + LEAVING_MS, async () => world.leaving === 0 && !world.losses.isPending)
  let slowest = 0
  for (const person of ['ana', 'ben'] as const) {
    world.signIn(person)
    const from = world.timeline.now
    const isDrained = async () => (await hasHeardEpoch(world)) && (await stuckFor(world, ids[person])).length === 0
    await world.timeline.runUntil(from + DRAIN_MS, isDrained)
    // An answer from before may have asked to be left alone for longer.
    const left = await stuckFor(world, ids[person])
    if (left.some(({ lastError, nextAttemptAt }) => lastError?.askedMs === ASKED_MOST_MS && nextAttemptAt > world.device.now()))
      await world.timeline.runUntil(from + DRAIN_MS + ASKED_MOST_MS, isDrained)
    if (!(await hasHeardEpoch(world))) world.violations.push('I6: the phone has not heard that a backup was put back')
    slowest = Math.max(slowest, world.timeline.now - from)
    for (const { opId, state, lastError } of await stuckFor(world, ids[person]))
      world.violations.push(`I6: ${opId} is still ${state} (${lastError?.class ?? 'no error'}) after ${DRAIN_MS} ms`)
  }
  await world.look()
  // Requests that were under way all the time arrive at last, and must change nothing.
  await world.timeline.runUntil(world.timeline.now + LATEST_DELIVERY_MS)
  return slowest
}

async function historyOf(world: World): Promise<string[]> {
  const entries = (await world.entries()).toSorted((a, b) => a.seq - b.seq)
  const ends = entries.map(
    ({ seq, opId, kind, state, attempts, lastError, result }) =>
      `${seq} ${kind} ${opId} ${state} ${attempts} ${lastError?.class ?? ''} ${result?.code ?? ''}`,
  )
  return [...world.network.log, ...ends]
}
