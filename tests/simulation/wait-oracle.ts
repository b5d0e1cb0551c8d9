import { classify, isServers, type FailureClass } from '../../src/domain/outbox/answer'
import type { OutboxEntry } from '../../src/domain/outbox/entry'
import type { OutboxEvent } from '../../src/domain/outbox/events'

type Failed = Extract<OutboxEvent, { type: 'failed' }>
type Entries = ReadonlyMap<string, OutboxEntry>

const FIRST_WAIT_MS = 2_000
const ASKED_LEAST_MS = 1_000
const ASKED_MOST_MS = 120_000
const LONGEST_QUOTA_MS = 900_000
/** How a server answers that works and refuses. A busy one is left alone. */
const working: ReadonlySet<FailureClass> = new Set(['session', 'suspect', 'skew', 'poison', 'integrity'])

const waits = ({ state, leaseBy }: OutboxEntry) => leaseBy === null && (state === 'queued' || state === 'cancelling')
const isQuota = ({ lastError }: OutboxEntry) => lastError?.code === 'PT429'
/** What waits for a server or a network, and not for an hour, a session or a newer version. */
const waitsForAnswer = (entry: OutboxEntry) =>
  waits(entry) && !isQuota(entry) && entry.lastError?.class !== 'skew' && entry.lastError?.class !== 'session'

/** How long an act may and must wait after each answer, told by what it has met so far. */
export class WaitOracle {
  /** How often in a row each act has met one kind of failure since the server was last heard. */
  readonly #runs = new Map<string, { failureClass: FailureClass; count: number }>()

  /** What an event has made of the waits that it must not. */
  violations(event: OutboxEvent, before: Entries, after: Entries, now: number): string[] {
    const failed = event.type === 'failed' && before.get(event.opId)?.leaseBy === event.by ? event : null
    const found = failed ? this.#afterFailure(failed, after.get(failed.opId), now) : []
    const isHeard =
      event.type === 'network_returned' ||
      (event.type === 'answered' && before.has(event.opId)) ||
      (failed !== null && isServers(failed.failure) && working.has(classify(failed.failure)))
    return isHeard ? [...found, ...this.#afterHearing(before, after, now)] : found
  }

  /** No longer than doubling from two seconds allows, unless it was asked for; no sooner than was asked, within bounds. */
  #afterFailure({ opId, failure }: Failed, entry: OutboxEntry | undefined, now: number): string[] {
    const failureClass = classify(failure)
    const last = this.#runs.get(opId)
    const count = last?.failureClass === failureClass ? last.count + 1 : 1
    this.#runs.set(opId, { failureClass, count })
    const isPaced = failureClass === 'stranger' || failureClass === 'ambiguous' || failureClass === 'retryable'
    if (!entry || !isPaced || !waits(entry) || isQuota(entry)) return []
    const { retryAfterMs } = failure
    const asked = retryAfterMs === null ? 0 : Math.min(Math.max(retryAfterMs, ASKED_LEAST_MS), ASKED_MOST_MS)
    const wait = entry.nextAttemptAt - now
    return [
      ...(wait < asked ? [`asked: ${opId} waits ${wait} ms, and ${asked} were asked for`] : []),
      ...(wait > Math.max(asked, FIRST_WAIT_MS * 2 ** (count - 1))
        ? [`pace: ${opId} waits ${Math.round(wait)} ms after failure ${count} of its kind (${failureClass})`]
        : []),
    ]
  }

  /** The server was heard: what waited for it is due and begins anew; what waits for a quota still does. */
  #afterHearing(before: Entries, after: Entries, now: number): string[] {
    return [...after.values()].flatMap((entry) => {
      const { opId, lastError, nextAttemptAt } = entry
      if (waitsForAnswer(entry) && lastError?.class !== 'retryable') this.#runs.delete(opId)
      if (waitsForAnswer(entry) && nextAttemptAt > now) return [`due: ${opId} still waits though the server was heard`]
      const was = before.get(opId)
      // Beyond it another clock has set the wait, and a claim, which goes along with an answer, shortens it.
      const longest = now + Math.max(LONGEST_QUOTA_MS, was?.lastError?.askedMs ?? 0)
      const isQuotas = was && waits(was) && isQuota(was) && was.nextAttemptAt > now && was.nextAttemptAt <= longest
      const isHurried = isQuotas && nextAttemptAt < was.nextAttemptAt
      return isHurried ? [`due: ${opId} waits for a quota no longer`] : []
    })
  }
}
