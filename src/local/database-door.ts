import { Dexie, type DexieOptions } from 'dexie'
import { isConnectionLost, localFailure } from './local-failure'
import { endWithPage, isPageLeft } from './page-life'
import { inTime, StorageSilent } from './patience'

/** Dexie would else hold every row that a live query has read, ten thousand bounties among them, and answer with copies. */
export const withoutCopies: DexieOptions = { cache: 'disabled' }

/** How long a write may take: a photo on a slow phone needs a while. */
const WRITE_PATIENCE_MS = 5_000

/**
 * Lets a newer tab upgrade at once: this connection closes by itself, and its next use reopens. Versions only ever add, so an old
 * tab works on the newer schema. Returning false keeps Dexie's own
 * handler, which writes to the console, from running. What is under way ends with the page; Dexie itself closes and reopens then.
 */
export function yieldToOtherPages(database: Dexie): void {
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: false })
    return false
  })
  // The old tab closes as above; a frozen one delays the upgrade until it is thawed or gone, and the open simply waits.
  database.on('blocked', () => false)
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction: (...demand) => {
        const transaction = core.transaction(...demand)
        if (transaction instanceof IDBTransaction) endWithPage(transaction)
        return transaction
      },
    }),
  })
}

/**
 * Runs the work, once more on a new connection when the browser has lost the first. Throws LocalFailure only. Work that calls `begin`
 * first in its transaction has no effect where it takes too long; other work may still be done later.
 */
export async function throughDoor<T>(database: Dexie, work: (begin: () => void) => Promise<T>): Promise<T> {
  try {
    return await tryOnce(work)
  } catch (error) {
    // A person who came back to a page that was left has perhaps done it again meanwhile.
    if (isPageLeft() || !isConnectionLost(error)) throw localFailure(error)
  }
  try {
    database.close({ disableAutoOpen: false })
    return await tryOnce(work)
  } catch (error) {
    throw localFailure(error)
  }
}

function tryOnce<T>(work: (begin: () => void) => Promise<T>): Promise<T> {
  let isGivenUp = false
  let abort: (() => void) | undefined
  const begin = () => {
    if (isGivenUp) throw new StorageSilent()
    const transaction = Dexie.currentTransaction
    abort = () => transaction.abort()
  }
  return inTime(work(begin), WRITE_PATIENCE_MS, () => {
    isGivenUp = true
    abort?.()
  })
}
