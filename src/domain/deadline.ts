const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** A moment as the calendar and the clock on the wall show it, in ms: there a day always has 24 hours, also where summer time begins or ends. */
function wallClock(ms: number, timeZone: 'UTC' | undefined): number {
  return timeZone === 'UTC' ? ms : ms - new Date(ms).getTimezoneOffset() * minuteMs
}

/**
 * Whole days until a deadline, rounded up and never below 0: `deadline` as an ISO time, `nowMs` since the epoch. Days are those of this
 * device's calendar, or of UTC where a page is rendered at build.
 */
export function daysLeft(deadline: string, nowMs: number, timeZone?: 'UTC'): number {
  const end = Date.parse(deadline)
  if (end <= nowMs) return 0
  return Math.max(1, Math.ceil((wallClock(end, timeZone) - wallClock(nowMs, timeZone)) / dayMs))
}

/** '1 day', '12 days', and 'Ended' at 0. */
export function daysLeftLabel(days: number): string {
  if (days === 0) return 'Ended'
  return days === 1 ? '1 day' : `${days} days`
}
