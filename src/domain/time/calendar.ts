const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

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

/** So many days from now in this device's calendar. At noon no change of the clock is in the way. */
export function dayAfter(nowMs: number, days: number): string {
  const now = new Date(nowMs)
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).getTime())
}

/** The day of an ISO time as the person's own calendar has it: November 23, 2027. */
export const longDay = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })

const momentParts = {
  ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
}

/** A moment that somebody decides by: Tue, Mar 10, 2026, 11:59 PM EDT, in the zone of this device or in the one that is named. */
export function longMoment(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleString('en-US', { ...momentParts, timeZone })
}

const mostYears = 5

/** The last day that a deadline may lie on, in ms: the same day in five years, or the next where it has none. */
export function latestDeadline(nowMs: number): number {
  const latest = new Date(nowMs)
  latest.setFullYear(latest.getFullYear() + mostYears)
  return latest.setHours(23, 59, 59, 999)
}
