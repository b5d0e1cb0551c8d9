import type { EntryError } from './entry'
import {
  BACKGROUND_CAP_MS,
  BACKOFF_BASE_MS,
  QUOTA_BASE_MS,
  QUOTA_CAP_MS,
  SKEW_BASE_MS,
  SKEW_CAP_MS,
  VISIBLE_CAP_MS,
} from './limits'

type Why = Pick<EntryError, 'class' | 'code' | 'status'>
/** Waits of a slow pace start at `floor`; the others are jittered from zero. `longest` bounds what a server may ask for. */
type Pace = { base: number; floor: number; cap: number; longest: number }

function paceOf(why: Why | null, visible: boolean): Pace {
  if (why?.class === 'skew') return { base: SKEW_BASE_MS, floor: SKEW_BASE_MS, cap: SKEW_CAP_MS, longest: SKEW_CAP_MS }
  if (isQuota(why)) return { base: QUOTA_BASE_MS, floor: QUOTA_BASE_MS, cap: QUOTA_CAP_MS, longest: SKEW_CAP_MS }
  const cap = visible ? VISIBLE_CAP_MS : BACKGROUND_CAP_MS
  return { base: BACKOFF_BASE_MS, floor: 0, cap, longest: cap }
}

/** Whether the wait is a quota's: nothing but time or the person shortens it. */
export function isQuota(why: Why | null): boolean {
  return why?.class === 'retryable' && (why.status === 429 || why.code === 'PT429')
}

/** Milliseconds until the next try after the `attempts`-th one failed: full jitter under a doubling ceiling, and never sooner than the server asked. */
export function backoffDelay(
  attempts: number,
  why: Why,
  retryAfterMs: number | null,
  visible: boolean,
  random: () => number,
): number {
  const { base, floor, cap, longest } = paceOf(why, visible)
  const ceiling = Math.min(cap, base * 2 ** Math.min(attempts - 1, 30))
  const jittered = floor + random() * (ceiling - floor)
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, longest))
}

/** The longest wait that this error can have led to: a `nextAttemptAt` beyond it means that the clock was set back. */
export function longestWait(why: Why | null, visible: boolean): number {
  return paceOf(why, visible).longest
}
