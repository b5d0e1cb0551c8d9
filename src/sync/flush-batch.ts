import type { Attempt, OutboxEffect, OutboxEvent } from '../domain/outbox/events'
import type { FlushPorts } from './flush-ports'
import { perform } from './perform-attempt'

/** The lock is held for a batch of at most this long, so that no other tab or worker waits behind a slow one. */
const BATCH_MS = 10_000
const LOOK_AGAIN_MS = 60_000
/** What is due is claimed, not waited for: this only keeps a fault elsewhere from spinning the phone. */
const LEAST_WAIT_MS = 100
const MOST_AT_ONCE = 4

/**
 * Claims and sends for one batch, several lanes at once. Answers in how many ms to look again, Infinity when nothing waits. What is
 * still under way when the batch is over goes on under its lease; `flights` holds it, and `landed` is called when it is done.
 */
export async function flushBatch(ports: FlushPorts, flights: Set<Promise<void>>, landed: () => void): Promise<number> {
  const { clock } = ports
  // What was lost goes before what needs it.
  await ports.lookAtEpoch()
  const endAt = clock.elapsed() + BATCH_MS
  const apply = (event: OutboxEvent) => ports.storage.apply(event, clock.now(), ports.random)
  const alive = await ports.locks.alive()
  if (alive) await apply({ type: 'flushers_died', alive })
  const inFlight = new Set<Promise<void>>()
  let isOver = false
  const launch = (attempt: Attempt) => {
    const flight = perform(attempt, ports, apply)
      .catch(() => undefined)
      .finally(() => {
        inFlight.delete(flight)
        flights.delete(flight)
        if (isOver) landed()
      })
    inFlight.add(flight)
    flights.add(flight)
  }
  let effects: readonly OutboxEffect[] = []
  while (clock.elapsed() < endAt) {
    effects = await claim(ports, apply, MOST_AT_ONCE - inFlight.size)
    for (const effect of effects) if (effect.type === 'attempt') launch(effect)
    if (inFlight.size === 0) break
    await firstOf(inFlight, endAt, ports)
  }
  isOver = true
  if (inFlight.size > 0 || clock.elapsed() >= endAt) return 0
  const wait = effects.find((effect) => effect.type === 'wait')
  return wait ? Math.min(LOOK_AGAIN_MS, Math.max(LEAST_WAIT_MS, wait.until - clock.now())) : Infinity
}

async function claim(ports: FlushPorts, apply: (event: OutboxEvent) => Promise<readonly OutboxEffect[]>, most: number) {
  const userId = await ports.session.userId()
  return apply({ type: 'claimed', by: ports.by, userId, visible: ports.isVisible(), most })
}

function firstOf(inFlight: ReadonlySet<Promise<void>>, endAt: number, { clock }: FlushPorts): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(Math.max(0, endAt - clock.elapsed()), resolve)
    const landed = () => {
      cancel()
      resolve()
    }
    for (const flight of inFlight) void flight.then(landed)
  })
}
