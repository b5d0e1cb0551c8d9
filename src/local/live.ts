// @visitors
import { Dexie, liveQuery } from 'dexie'
import { cacheDatabase, lifeOfCache, outboxDatabase } from './databases'
import { READ_PATIENCE_MS, StorageSilent } from './patience'

/** A queue that drains changes what is watched many times a second: once a screen has its first values, the next come this often, and less often the longer it lasts. */
const REST_MS = 100
const LONGEST_REST_MS = 400
/** What a screen that opens is told without a rest: what this phone holds, then what is fetched. */
const FIRST_VALUES = 3

/** The watches that are reading or resting, with who waits until they have told. */
const looking = new Map<object, Promise<void>>()

/**
 * A live query on these databases that rests between its values; what changes meanwhile waits for the next one. A screen that opens is not
 * kept waiting, and is told by `fail` where the storage doesn't answer; should it answer later, by `next`. Answers the way to stop.
 */
export function watchAtEase<T>(
  databases: readonly Dexie[],
  query: () => Promise<T>,
  next: (value: T) => void,
  fail: (error: unknown) => void,
): () => void {
  const watch = {}
  let told = 0
  let restMs = REST_MS
  let restsUntil = 0
  let isPressed = false
  let looks = 0
  let latest: { value: T } | undefined
  let release: (() => void) | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    looks += 1
    latest = undefined
    clearTimeout(patience)
    patience = setTimeout(() => fail(new StorageSilent()), READ_PATIENCE_MS)
    if (!looking.has(watch)) looking.set(watch, new Promise((resolve) => (release = resolve)))
  }
  const over = () => {
    clearTimeout(patience)
    looking.delete(watch)
    release?.()
  }
  const read = () => {
    const nth = looks
    const result = query()
    result.then(
      (value) => (latest = nth === looks ? { value } : latest),
      () => undefined,
    )
    return result
  }
  const live = liveQuery(() => {
    look()
    const nth = looks
    const wait = told < FIRST_VALUES ? 0 : Math.max(0, restsUntil - performance.now())
    isPressed = wait > 0
    if (wait === 0) return read()
    // Dexie's own promise: what is read after a foreign one would not be watched. A look that was overtaken ends here: Dexie waits for the newest alone.
    return new Dexie.Promise<void>((resolve) => setTimeout(() => nth === looks && resolve(), wait)).then(read)
  })
  const tell = (value: T) => {
    told += 1
    // From here, and not from the look: what a change overtakes is never told, and is read again at once.
    restMs = isPressed ? Math.min(2 * restMs, LONGEST_REST_MS) : REST_MS
    restsUntil = performance.now() + restMs
    next(value)
    // Dexie can tell what it read before a change when it has already read again.
    if (latest !== undefined && latest.value === value) over()
  }
  const subscription = live.subscribe({ next: tell, error: giveUp })
  function stop() {
    subscription.unsubscribe()
    over()
  }
  function giveUp(error: unknown) {
    stop()
    fail(error)
  }
  // A live query keeps a database that can't be opened to itself and waits for ever.
  Promise.all(databases.map((database) => database.open())).catch(giveUp)
  return stop
}

/** Nobody waits longer than this for a watch that doesn't tell. */
const CATCH_UP_MS = 1_000

/**
 * Resolves once every watch has told what was written before the call. Who says that a fetch is over waits for it: else a screen would
 * for a moment believe that there is nothing.
 */
export async function watchesCaughtUp(): Promise<void> {
  // Dexie tells its live queries of a write in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.race([Promise.all(looking.values()), new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS))])
}

/** Runs a query on both databases, now and after every change to what it read, also by another tab or the worker. Answers the way to stop. */
export function watchLocal<T>(query: () => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void {
  return watchAtEase([cacheDatabase(), outboxDatabase()], query, next, fail)
}

/** Calls back each time that what is cached grew old as a whole (`ageCache`), in any tab or the worker. Answers the way to stop. */
export function watchAging(aged: () => void): () => void {
  let known: number | undefined
  const tell = (life: number) => {
    const isOther = known !== undefined && known !== life
    known = life
    if (isOther) aged()
  }
  return watchAtEase([cacheDatabase()], lifeOfCache, tell, () => undefined)
}
