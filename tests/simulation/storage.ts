import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { READ_PATIENCE_MS } from '../../src/local/patience'
import { type OutboxDatabase, outboxDatabase } from '../../src/local/outbox-database'

/** The longest time that a timer knows. */
const FOR_GOOD_MS = 2 ** 31 - 1

/** The storage of a schedule answers always: how long this machine takes, with others on it, is no fault of the phone. */
function endPatience(): void {
  const begin = globalThis.setTimeout
  const patient = (work: () => void, delayMs = 0) => begin(work, delayMs < READ_PATIENCE_MS ? delayMs : FOR_GOOD_MS)
  Object.assign(globalThis, { setTimeout: patient })
}

/** The phone's storage: the database that ships, and a localStorage that can be lost. */
export class Storage {
  readonly database: OutboxDatabase = outboxDatabase()
  readonly marks = new Map<string, string>()
  /** How often anything was written, so that nobody reads again what is known. */
  #writes = 0
  #last: Promise<unknown> = Promise.resolve()
  #read: { writes: number; entries: OutboxEntry[] } | undefined

  constructor() {
    endPatience()
    // It serves live queries, of which there are none here, and takes a quarter of the time.
    this.database.unuse({ stack: 'dbcore', name: 'Cache' })
    this.database.use({
      stack: 'dbcore',
      create: (core) => ({
        ...core,
        table: (name) => {
          const table = core.table(name)
          const mutate: typeof table.mutate = (request) => {
            this.#writes++
            return table.mutate(request)
          }
          return { ...table, mutate }
        },
      }),
    })
    const { marks } = this
    const localStorage = {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
    }
    Object.assign(globalThis, { localStorage, location: { origin: 'https://academy.test' } })
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

  async clear(): Promise<void> {
    const { entries, photos, clocks, drafts } = this.database
    await Promise.all([entries, photos, clocks, drafts].map((table) => table.clear()))
    this.marks.clear()
  }
}
