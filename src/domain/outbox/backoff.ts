import type { EntryError } from './entry'
import {
  ASKED_LEAST_MS,
  ASKED_MOST_MS,
  BACKGROUND_CAP_MS,
  BACKOFF_BASE_MS,
  FAILING_PAUSE_MS,
  QUOTA_BASE_MS,
  QUOTA_CAP_MS,
  SKEW_BASE_MS,
  SKEW_CAP_MS,
  VISIBLE_CAP_MS,
} from './limits'

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
