import type { OutboxEntry } from '../domain/outbox/entry'
import type { ServerOutcome } from '../domain/outbox/outcome'
import type { OutboxClock, OutboxLocks, OutboxNetwork, OutboxSession, OutboxStorage } from '../domain/outbox/ports'

/** All that the flusher touches, so that a simulation can drive the very code that ships. `by`: this page's or worker's own name. */
export type FlushPorts = {
  by: string
  storage: OutboxStorage
  network: OutboxNetwork
  session: OutboxSession
  locks: OutboxLocks
  clock: OutboxClock
  random: () => number
  newId: () => string
  isVisible: () => boolean
  /**
   * Whether the server was put back lately, which it is asked at most every ten seconds: what it has lost is queued again by then. Resolves
   * in any case.
   */
  lookAtEpoch(): Promise<boolean>
  /** What the server said goes into the cache before the entry is settled, so that nothing on screen vanishes in between. */
  cacheEntity(entry: OutboxEntry, outcome: ServerOutcome): Promise<void>
  /** Whether the server was heard at all: the connection's state from real requests. */
  heard(isHeard: boolean): void
  /** When the server last answered anything within the first limit, by `clock.elapsed`; -Infinity before. */
  heardFastAt(): number
}
