/** More than one window of real use has; made-up keys push out the oldest, so that they can't fill the memory. */
const MOST_KEYS = 20_000

interface FailureLimit {
  /**
   * Takes one of the attempts that a key has left, which are so many times the limit; false when none is. Taken before the attempt, so that
   * parallel ones count too.
   */
  take(key: string, share?: number): boolean
  /** Gives an attempt back that turned out to be no failure. */
  giveBack(key: string): void
}

/** Limits failures by a key, for so many milliseconds from the first. `now` gives milliseconds. */
export function failureLimit(most: number, now: () => number, windowMs = 10 * 60 * 1000): FailureLimit {
  const taken = new Map<string, { since: number; count: number }>()
  return {
    take(key, share = 1) {
      const found = taken.get(key)
      const current = found && now() - found.since < windowMs ? found : { since: now(), count: 0 }
      if (current.count >= most * share) return false
      taken.set(key, { ...current, count: current.count + 1 })
      if (taken.size > MOST_KEYS) forgetOldest(taken)
      return true
    },
    giveBack(key) {
      const found = taken.get(key)
      if (found && found.count > 0) taken.set(key, { ...found, count: found.count - 1 })
    },
  }
}

function forgetOldest(taken: Map<string, unknown>): void {
  for (const key of taken.keys()) {
    taken.delete(key)
    return
  }
}
