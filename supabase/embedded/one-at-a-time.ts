/**
 * Makes a queue that runs one piece of work at a time. PGlite is one connection, and Lite opens its transactions on it
 * with a bare BEGIN: two requests at once would share a transaction, and with it the role of whichever came last.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => null)
    return next
  }
}
