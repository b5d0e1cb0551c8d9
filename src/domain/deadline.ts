const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

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
  const leftMs = Date.parse(deadline) - nowMs
  if (leftMs <= 0 || leftMs > dayMs - minuteMs) return { count: daysLeft(deadline, nowMs, timeZone), unit: 'day' }
  if (leftMs >= hourMs) return { count: Math.floor(leftMs / hourMs), unit: 'hour' }
  return { count: Math.max(1, Math.floor(leftMs / minuteMs)), unit: 'minute' }
}

/** '12 days', '1 day', '5 hours', '1 minute', and 'Ended' at none. */
export function timeLeftLabel({ count, unit }: TimeLeft): string {
  if (count === 0) return 'Ended'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const momentParts = {
  ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
}

/** A deadline where somebody decides by it: Tue, Mar 10, 2026, 11:59 PM EDT, in the zone of this device or in the one that is named. */
export function deadlineMoment(deadline: string, timeZone?: string): string {
  return new Date(deadline).toLocaleString('en-US', { ...momentParts, timeZone })
}

const mostYears = 5

/** The last day that a deadline may lie on, in ms: the same day in five years, or the next where it has none. */
export function latestDeadline(nowMs: number): number {
  const latest = new Date(nowMs)
  latest.setFullYear(latest.getFullYear() + mostYears)
  return latest.setHours(23, 59, 59, 999)
}
