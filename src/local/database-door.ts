import type { Dexie } from 'dexie'
import { isConnectionLost, localFailure } from './local-failure'

/**
 * Lets a newer tab upgrade at once: this connection closes by itself, and its next use reopens. Versions only ever add, so an old
 * tab works on the newer schema. Returning false keeps Dexie's own
 * handler, which writes to the console, from running.
 */
export function yieldToNewerTab(database: Dexie): void {
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: false })
    return false
  })
  // The old tab closes as above; a frozen one delays the upgrade until it is thawed or gone, and the open simply waits.
  database.on('blocked', () => false)
}

/** Runs the work, once more on a new connection when the browser has lost the first. Throws LocalFailure only. */
export async function throughDoor<T>(database: Dexie, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw localFailure(error)
  }
  try {
    database.close({ disableAutoOpen: false })
    await database.open()
    return await work()
  } catch (error) {
    throw localFailure(error)
  }
}
