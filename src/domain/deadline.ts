const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

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

/** The last moment of a chosen day on this device's clock, in ms; null when the text is no calendar day. */
export function endOfLocalDay(day: string): number | null {
  const match = isoDay.exec(day)
  if (match === null) return null
  const [year, month, date] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const end = new Date(year, month - 1, date, 23, 59, 59, 999)
  return end.getMonth() === month - 1 && end.getDate() === date ? end.getTime() : null
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A moment as this device's calendar day, for the `min` of a date input: 2026-03-01. */
export function localDay(nowMs: number): string {
  const now = new Date(nowMs)
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
