import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { READ_PATIENCE_MS } from '../../src/local/patience'
import { type OutboxDatabase, outboxDatabase } from '../../src/local/databases'
import { CopyStorage } from './copy-storage.ts'
import type { Timeline } from './timeline.ts'

/** The longest time that a timer knows. */
const FOR_GOOD_MS = 2 ** 31 - 1

/** The storage of a schedule answers always: how long this machine takes, with others on it, is no fault of the phone. */
function endPatience(): void {
  const begin = globalThis.setTimeout
  const patient = (work: () => void, delayMs = 0) => begin(work, delayMs < READ_PATIENCE_MS ? delayMs : FOR_GOOD_MS)
  Object.assign(globalThis, { setTimeout: patient })
}

/** The phone's storage: the database that ships, a Cache Storage for the second copies, and a localStorage that can be lost. */
export class Storage {
  readonly database: OutboxDatabase = outboxDatabase()
  readonly marks = new Map<string, string>()
  readonly copies = new CopyStorage()
  /** Whether a page was the last to write what waits: the worker has no localStorage. */
  isMarkTrue = true
  /** Whether the step that is under way is the worker's. */
  isWorkers = false
  /** How often anything was written, so that nobody reads again what is known. */
  #writes = 0
  #last: Promise<unknown> = Promise.resolve()
  #read: { writes: number; entries: OutboxEntry[] } | undefined

  constructor() {
    endPatience()
    // Another test file of this process may have opened it: only what opens goes by what is used here.
    this.database.close({ disableAutoOpen: false })
    // It serves live queries, of which there are none here, and takes a quarter of the time.
    this.database.unuse({ stack: 'dbcore', name: 'Cache' })
    this.database.use({
      stack: 'dbcore',
      name: 'Simulation',
      create: (core) => ({
        ...core,
        table: (name) => {
          const table = core.table(name)
          const mutate: typeof table.mutate = (request) => {
            this.#writes++
            return table.mutate(request)
          }
          // A second copy reads the photo after the step, and nobody waits for it but the schedule's clock.
          const get: typeof table.get = (request) => this.copies.during(() => Promise.resolve(table.get(request)))
          return { ...table, mutate, get }
        },
      }),
    })
    const { marks } = this
    const localStorage = {
      getItem: (key: string) => (this.isWorkers ? null : (marks.get(key) ?? null)),
      setItem: (key: string, value: string) => void (this.isWorkers || marks.set(key, value)),
    }
    Object.assign(globalThis, { localStorage, caches: this.copies.caches, location: { origin: 'https://academy.test' } })
  }

  async entries(): Promise<OutboxEntry[]> {
    const writes = this.#writes
    if (this.#read?.writes === writes) return this.#read.entries
    const entries = await this.database.entries.toArray()
    this.#read = { writes, entries }
    return entries
  }

  async byId(): Promise<ReadonlyMap<string, OutboxEntry>> {
    return new Map((await this.entries()).map((entry) => [entry.opId, entry]))
  }

  /** Runs one after the other, so that whoever looks before and after sees what one step has done. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Empties the database, and nothing else. */
  async empty(): Promise<void> {
    const { entries, photos, clocks, drafts } = this.database
    await Promise.all([entries, photos, clocks, drafts].map((table) => table.clear()))
  }

  /** A phone on which nothing was ever done, in a schedule that this clock times. */
  async begin(timeline: Timeline): Promise<void> {
    await this.empty()
    this.marks.clear()
    this.copies.clear()
    this.isMarkTrue = true
    this.copies.during = (work) => timeline.real(work)
  }
}
