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
