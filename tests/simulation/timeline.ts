/** A healthy schedule rings a few hundred alarms; one that rings this many goes round in a circle. */
const MOST_ALARMS = 20_000
class NeverAtRest extends Error {
  override toString = () => 'I6: the schedule never comes to rest'
}
type Alarm = { at: number; order: number; ring: () => void }

/** Time that passes only when everybody waits: what took an hour of retries is over in milliseconds, and is the same each time. */
export class Timeline {
  /** Milliseconds since the start of the schedule. */
  now = 0
  /** Real work under way (a storage transaction), and how often anything moved: idle is when both stand still. */
  #pending = 0
  #moves = 0
  #order = 0
  #rung = 0
  readonly #alarms: Alarm[] = []

  after(ms: number, ring: () => void): () => void {
    const alarm = { at: this.now + Math.max(0, ms), order: this.#order++, ring }
    this.#alarms.push(alarm)
    return () => this.#remove(alarm)
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve))
  }

  /** Counts real asynchronous work, which the clock waits for. */
  async real<T>(work: () => Promise<T>): Promise<T> {
    this.#pending++
    this.#moves++
    try {
      return await work()
    } finally {
      this.#pending--
      this.#moves++
    }
  }

  /** Rings every alarm up to `end`, in order, and lets each have its consequences before the next. Stops early when `isOver` says so. */
  async runUntil(end: number, isOver: () => Promise<boolean> = async () => false): Promise<void> {
    await this.settle()
    while (!(await isOver())) {
      const next = this.#next()
      if (!next || next.at > end) break
      this.#remove(next)
      this.now = Math.max(this.now, next.at)
      if (this.#rung++ > MOST_ALARMS) throw new NeverAtRest()
      next.ring()
      await this.settle()
    }
    if (!(await isOver())) this.now = Math.max(this.now, end)
  }

  async settle(): Promise<void> {
    for (let before = -1; this.#pending > 0 || before !== this.#moves;) {
      before = this.#moves
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #next(): Alarm | undefined {
    let first: Alarm | undefined
    for (const alarm of this.#alarms)
      if (!first || alarm.at < first.at || (alarm.at === first.at && alarm.order < first.order)) first = alarm
    return first
  }

  #remove(alarm: Alarm): void {
    const index = this.#alarms.indexOf(alarm)
    if (index >= 0) this.#alarms.splice(index, 1)
  }
}
