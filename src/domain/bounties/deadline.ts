// @in look
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

/** What is left until a deadline, in the unit that it is told in: whole days, on the last day whole hours, in the last hour minutes. None when it is over. */
export type TimeLeft = { count: number; unit: 'day' | 'hour' | 'minute' }

/** As `daysLeft` counts days; hours and minutes are rounded down, so that nobody counts on more than there is. */
export function timeLeft(deadline: string, nowMs: number, timeZone?: 'UTC'): TimeLeft {
  const count = daysLeft(deadline, nowMs, timeZone)
  const minutes = Math.floor((Date.parse(deadline) - nowMs) / minuteMs)
  if (count === 0 || minutes > 1438) return { count, unit: 'day' }
  return minutes < 60 ? { count: minutes || 1, unit: 'minute' } : { count: Math.floor(minutes / 60), unit: 'hour' }
}

/** '12 days', '1 day', '5 hours', '1 minute', and 'Ended' at none. */
export function timeLeftLabel({ count, unit }: TimeLeft): string {
  if (count === 0) return 'Ended'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
