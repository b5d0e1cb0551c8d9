import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { type OutboxDatabase, outboxDatabase } from '../../src/local/outbox-database'

/** The phone's storage: the database that ships, and a localStorage that can be lost. */
export class Storage {
  readonly database: OutboxDatabase = outboxDatabase()
  readonly marks = new Map<string, string>()
  /** How often anything was written, so that nobody reads again what is known. */
  #writes = 0
  #read: { writes: number; entries: OutboxEntry[] } | undefined

  constructor() {
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

  async clear(): Promise<void> {
    const { entries, photos, clocks, drafts } = this.database
    await Promise.all([entries, photos, clocks, drafts].map((table) => table.clear()))
    this.marks.clear()
  }
}
