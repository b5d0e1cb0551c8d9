import { inTime } from './patience'

/** A list is asked for before what is looked for is read, which has a time limit of its own. */
const LIST_PATIENCE_MS = 1_000

/** The names of this origin's databases; null where the browser doesn't tell, as Firefox before 126, or not soon. */
export async function databaseNames(): Promise<string[] | null> {
  try {
    const all = await inTime(indexedDB.databases(), LIST_PATIENCE_MS)
    return all.flatMap(({ name }) => name ?? [])
  } catch {
    return null
  }
}
