/** A request may take 15 seconds, and an answer tells its second: less is no difference between two clocks, and an answer that took longer lay on a device that slept. */
const NOISE_MS = 20_000
/** No answer of the academy is older: a device in between that has just started tells of 1970. */
const EARLIEST_MS = Date.UTC(2026, 0)

const isFar = (one: number, other: number) => Math.abs(one - other) > NOISE_MS

/**
 * By how many ms the server's clock is ahead of this device's, told by the `Date` of an answer; `known` where that tells nothing, or nothing
 * else. Both times by this device's clock: when the request left, and when the answer came.
 */
export function clockOffset(known: number, date: string | null, sentAt: number, heardAt: number): number {
  const told = Date.parse(date ?? '')
  const offset = told - heardAt
  if (!(told > EARLIEST_MS) || isFar(sentAt, heardAt) || !isFar(offset, known)) return known
  return isFar(offset, 0) ? offset : 0
}

/** What an earlier page kept: the offset, and when it was learned by this device's clock. A clock that is before that was set back since: nobody knows then. */
export function storedOffset(stored: string | null | undefined, nowMs: number): number {
  const [offset = 0, learnedAt = 0] = (stored ?? '').split(' ').map(Number)
  return (learnedAt <= nowMs && offset) || 0
}
