import type { EntryError } from './entry'

/** What any answer may ask to be left alone, at least and at most. */
const ASKED_LEAST_MS = 1_000
export const ASKED_MOST_MS = 120_000

/** Full jitter doubles from the base up to a cap that depends on whether somebody watches. */
const BACKOFF_BASE_MS = 2_000
const VISIBLE_CAP_MS = 45_000
const BACKGROUND_CAP_MS = 300_000
/** A quota is told by the hour: asking again every few seconds would only use it up. */
const QUOTA_BASE_MS = 60_000
const QUOTA_CAP_MS = 900_000
/** The server fails at an act: asked once more after this pause, for it may be the server's moment. */
const FAILING_PAUSE_MS = 20_000
/** The server lacks a function: this app or the server is older. */
const SKEW_BASE_MS = 60_000
const SKEW_CAP_MS = 3_600_000

type Why = Pick<EntryError, 'class' | 'code' | 'askedMs'>
/** Waits of a slow pace start at `floor`; the others are jittered from zero. */
type Pace = { base: number; floor: number; cap: number }

function paceOf(why: Why | null, visible: boolean): Pace {
  if (why?.class === 'skew') return { base: SKEW_BASE_MS, floor: SKEW_BASE_MS, cap: SKEW_CAP_MS }
  if (isQuota(why)) return { base: QUOTA_BASE_MS, floor: QUOTA_BASE_MS, cap: QUOTA_CAP_MS }
  if (why?.class === 'failing') return { base: FAILING_PAUSE_MS, floor: FAILING_PAUSE_MS, cap: FAILING_PAUSE_MS }
  const cap = visible ? VISIBLE_CAP_MS : BACKGROUND_CAP_MS
  return { base: BACKOFF_BASE_MS, floor: 0, cap }
}

/** Whether the wait is a quota's, which only the server itself can name: nothing but time or the person shortens it. */
export function isQuota(why: Pick<Why, 'class' | 'code'> | null): boolean {
  return why?.class === 'retryable' && why.code === 'PT429'
}

/** How long an answer asks to be left alone, within bounds: whoever answers may ask for anything. A quota's own word may be an hour. */
export function askedWait(why: Pick<Why, 'class' | 'code'>, retryAfterMs: number | null): number {
  if (retryAfterMs === null) return 0
  const most = isQuota(why) ? SKEW_CAP_MS : ASKED_MOST_MS
  return Math.min(Math.max(retryAfterMs, ASKED_LEAST_MS), most)
}

/** Milliseconds until the next try after the `times`-th failure of a kind in a row: full jitter under a doubling ceiling, and never sooner than was asked. */
export function backoffDelay(times: number, why: Why, visible: boolean, random: () => number): number {
  const { base, floor, cap } = paceOf(why, visible)
  const ceiling = Math.min(cap, base * 2 ** Math.min(Math.max(times - 1, 0), 30))
  const jittered = floor + random() * (ceiling - floor)
  return Math.max(jittered, why.askedMs ?? 0)
}

/** The longest wait of an error's own pace. */
export function longestPause(why: Why | null, visible: boolean): number {
  return paceOf(why, visible).cap
}

/** The longest wait that this error can have led to: a `nextAttemptAt` beyond it means that the clock was set back. */
export function longestWait(why: Why | null, visible: boolean): number {
  return Math.max(longestPause(why, visible), why?.askedMs ?? 0)
}
