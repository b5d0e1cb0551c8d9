import { inTime } from './patience'

// Firefox before 126 can't list them.
type Factory = Omit<IDBFactory, 'databases'> & Partial<Pick<IDBFactory, 'databases'>>

/** A list is asked for before what is looked for is read, which has a time limit of its own. */
const LIST_PATIENCE_MS = 1_000

/** The names of this origin's databases; null where the browser doesn't tell, or not soon. */
export async function databaseNames(): Promise<string[] | null> {
  const factory: Factory = indexedDB
  if (!factory.databases) return null
  const all = await inTime(factory.databases(), LIST_PATIENCE_MS).catch(() => null)
  return all && all.flatMap(({ name }) => name ?? [])
}
