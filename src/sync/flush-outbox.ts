import { flushBatch } from './flush-batch'
import type { FlushPorts } from './flush-ports'

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
      next = await flushBatch(this.#ports, this.#flights, this.wake)
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
