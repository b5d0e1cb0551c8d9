import type { Attempt, Claim, OutboxEffect, OutboxEvent } from '../domain/outbox/events'
import { type FlushPorts, perform } from './perform-attempt'

/** A lock that is denied for longer than a batch may last belongs to a frozen tab: leases and the server's keys are enough without it. */
const PATIENCE_MS = 12_000
const ASK_AGAIN_MS = 4_000
/** The storage failed: it is asked again later, and the leases keep what was under way. */
const AFTER_FAULT_MS = 5_000

/** Sends what is due, batch after batch, and sets its own alarm for what is due later. */
export class Flusher {
  readonly #ports: FlushPorts
  #running: Promise<void> | null = null
  #isWanted = false
  #isStopped = false
  #deniedSince: number | null = null
  #cancelAlarm: (() => void) | null = null
  readonly #flights = new Set<Promise<void>>()

  constructor(ports: FlushPorts) {
    this.#ports = ports
  }

  /** Something may have become due. A wake during a run makes it look once more. */
  readonly wake = (): void => {
    if (this.#isStopped) return
    this.#isWanted = true
    this.#running ??= this.#run()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelAlarm?.()
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Whether requests of an earlier batch still are: they go on after it. */
  isUnderWay(): boolean {
    return this.#flights.size > 0
  }

  async #run(): Promise<void> {
    this.#cancelAlarm?.()
    let next = Infinity
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      next = await this.#round().catch(() => AFTER_FAULT_MS)
    }
    this.#running = null
    if (next < Infinity && !this.#isStopped) this.#cancelAlarm = this.#ports.clock.after(next, this.wake)
  }

  /** Answers in how many ms to look again. */
  async #round(): Promise<number> {
    const { clock, locks } = this.#ports
    let next = Infinity
    const work = async () => {
      next = await new Batch(this.#ports, this.#flights, this.wake).run()
    }
    if (await locks.tryRun(work)) {
      this.#deniedSince = null
      return next
    }
    this.#deniedSince ??= clock.elapsed()
    if (clock.elapsed() - this.#deniedSince < PATIENCE_MS) return ASK_AGAIN_MS
    this.#deniedSince = null
    await work()
    return next
  }
}

/** The lock is held for a batch of at most this long, so that no other tab or worker waits behind a slow one. */
const BATCH_MS = 10_000
const LOOK_AGAIN_MS = 60_000
/** What is due is claimed, not waited for: this only keeps a fault elsewhere from spinning the phone. */
const LEAST_WAIT_MS = 100
const MOST_AT_ONCE = 4

/**
 * Claims and sends for one batch, several lanes at once. What is still under way when the batch is over goes on under its lease; `flights`
 * holds it, and `landed` is called when it is done.
 */
class Batch {
  readonly #ports: FlushPorts
  readonly #flights: Set<Promise<void>>
  readonly #landed: () => void
  readonly #inFlight = new Set<Promise<void>>()
  /** The room that claims under way may yet take. */
  #reserved = 0
  /** Since the last claim something has ended that no claim went along with. */
  #mayBeMore = true
  #isOver = false

  constructor(ports: FlushPorts, flights: Set<Promise<void>>, landed: () => void) {
    this.#ports = ports
    this.#flights = flights
    this.#landed = landed
  }

  /** Answers in how many ms to look again, Infinity when nothing waits. */
  async run(): Promise<number> {
    const ports = this.#ports
    const { clock, locks } = ports
    // What was lost goes before what needs it.
    await ports.lookAtEpoch()
    const endAt = clock.elapsed() + BATCH_MS
    const alive = await locks.alive()
    if (alive) await this.#apply({ type: 'flushers_died', alive })
    let effects: readonly OutboxEffect[] = []
    while (clock.elapsed() < endAt) {
      if (this.#mayBeMore) {
        this.#mayBeMore = false
        effects = await this.#claim(0, (claim) => ({ type: 'claimed', ...claim }))
      }
      if (this.#inFlight.size === 0) break
      await firstOf(this.#inFlight, endAt, ports)
    }
    this.#isOver = true
    if (this.#inFlight.size > 0 || clock.elapsed() >= endAt) return 0
    const wait = effects.find((effect) => effect.type === 'wait')
    return wait ? Math.min(LOOK_AGAIN_MS, Math.max(LEAST_WAIT_MS, wait.until - clock.now())) : Infinity
  }

  #apply(event: OutboxEvent): Promise<readonly OutboxEffect[]> {
    const { storage, clock, random } = this.#ports
    return storage.apply(event, clock.now(), random)
  }

  /** Takes a claim along with a step, for all the room that there is and that of the `leaving`, and launches what it brought. */
  async #claim(leaving: 0 | 1, eventWith: (claim: Claim) => OutboxEvent): Promise<readonly OutboxEffect[]> {
    const { by, session, isVisible } = this.#ports
    const free = MOST_AT_ONCE - this.#inFlight.size - this.#reserved
    this.#reserved += free
    try {
      const userId = await session.userId()
      const effects = await this.#apply(eventWith({ by, userId, visible: isVisible(), most: free + leaving }))
      for (const effect of effects) if (effect.type === 'attempt') this.#launch(effect)
      return effects
    } finally {
      this.#reserved -= free
    }
  }

  /** The next of a lane goes from the write that settles the one before. */
  #launch(attempt: Attempt): void {
    let hasClaimed = false
    const apply = async (event: OutboxEvent) => {
      if (event.type !== 'answered' || this.#isOver) return this.#apply(event)
      const effects = await this.#claim(1, (next) => ({ ...event, next }))
      hasClaimed = effects.some(({ type }) => type === 'attempt')
      return []
    }
    const flight = perform(attempt, this.#ports, apply)
      .catch(() => undefined)
      .finally(() => {
        this.#mayBeMore ||= !hasClaimed
        this.#inFlight.delete(flight)
        this.#flights.delete(flight)
        if (this.#isOver) this.#landed()
      })
    this.#inFlight.add(flight)
    this.#flights.add(flight)
  }
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
