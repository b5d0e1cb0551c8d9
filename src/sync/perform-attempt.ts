import { requestLimit } from '../domain/network/request-limit'
import { type Failure, isServers, type ServerOutcome } from '../domain/outbox/answer'
import type { OutboxEntry } from '../domain/outbox/entry'
import type { Attempt, OutboxEffect, OutboxEvent } from '../domain/outbox/events'
import { LEASE_MS } from '../domain/outbox/limits'
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
  /** Whether the server was put back lately: what it has lost is queued again by then. It is asked at most every ten seconds. Resolves in any case. */
  lookAtEpoch(): Promise<boolean>
  /** What the server said goes into the cache before the entry is settled, so that nothing on screen vanishes in between. */
  cacheEntity(entry: OutboxEntry, outcome: ServerOutcome): Promise<void>
  /** Whether the server was heard at all: the connection's state from real requests. */
  heard(isHeard: boolean): void
  /** When the server last answered anything within the first limit, by `clock.elapsed`; -Infinity before. */
  heardFastAt(): number
}

/** Often enough that a tick or two may be late. */
const RENEW_LEASE_MS = LEASE_MS / 3

type Apply = (event: OutboxEvent) => Promise<readonly OutboxEffect[]>

/** Carries one claimed entry as far as it goes: upload, then function; once more with a new token when the first is refused. */
export async function perform(attempt: Attempt, ports: FlushPorts, apply: Apply): Promise<void> {
  let next: Attempt | undefined = attempt
  while (next) {
    const event: OutboxEvent = await tryOnce(next, ports, apply)
    const effects = await apply(event)
    next = effects.find((effect) => effect.type === 'attempt')
  }
}

async function tryOnce({ act, renewFirst, entry, epoch }: Attempt, ports: FlushPorts, apply: Apply): Promise<OutboxEvent> {
  const startedAt = ports.clock.elapsed()
  const sentAt = ports.clock.now()
  const { opId } = entry
  const failed = (failure: Failure): OutboxEvent => {
    // What this device itself found tells nothing of the server.
    if (failure.source !== 'phone') ports.heard(isServers(failure))
    const tookMs = ports.clock.elapsed() - startedAt
    return { type: 'failed', opId, by: ports.by, failure, renewed: renewFirst, visible: ports.isVisible(), tookMs, sentAt }
  }
  if (renewFirst && entry.ownerId !== null) {
    const failure = await whileUnderWay(ports.session.renew(entry.ownerId), opId, ports, apply)
    if (failure) return failed(failure)
    await apply({ type: 'progressed', opId, by: ports.by })
  }
  if (act === 'ask_time') {
    const told = await whileUnderWay(ports.network.askTime(), opId, ports, apply)
    if (!told.ok) return failed(told.failure)
    ports.heard(true)
    return { type: 'time_told', opId, by: ports.by, serverTime: told.serverTime, sentAt }
  }
  if (act === 'upload') {
    const result = await whileUnderWay(ports.network.upload(entry), opId, ports, apply, 'upload')
    if (!result.ok) return failed(result.failure)
    ports.heard(true)
    if (result.clashed) return { type: 'photo_clashed', opId, by: ports.by, photoId: ports.newId() }
    return { type: 'uploaded', opId, by: ports.by }
  }
  const answer = act === 'cancel' ? ports.network.cancel(entry) : ports.network.send(entry)
  const result = await whileUnderWay(answer, opId, ports, apply)
  if (!result.ok) return failed(result.failure)
  ports.heard(true)
  await ports.cacheEntity(entry, result.outcome).catch(() => undefined)
  return { type: 'answered', opId, outcome: result.outcome, sentAt, epoch }
}

/**
 * On a slow network an answer may take minutes, and an upload longer: the lease is renewed for as long as one is waited for. The timers of
 * a page that is paused stand still, so its lease runs out and another page or the worker takes over under the same number; what the
 * paused one says when it wakes is a former holder's word. A question is waited for beyond its lease only while nothing else is answered
 * fast: then its own connection may be dead, and another try finds out.
 */
async function whileUnderWay<T>(
  work: Promise<T>,
  opId: string,
  ports: FlushPorts,
  apply: Apply,
  what: 'question' | 'upload' = 'question',
): Promise<T> {
  const { by, clock } = ports
  const startedAt = clock.elapsed()
  const isWorthWaiting = () =>
    what === 'upload' || (clock.elapsed() - startedAt < requestLimit(Number.POSITIVE_INFINITY) && ports.heardFastAt() < startedAt)
  let cancel: (() => void) | undefined
  const renewLater = () => {
    cancel = clock.after(RENEW_LEASE_MS, () => {
      if (!isWorthWaiting()) return
      void apply({ type: 'progressed', opId, by }).catch(() => undefined)
      renewLater()
    })
  }
  renewLater()
  return work.finally(() => cancel?.())
}
