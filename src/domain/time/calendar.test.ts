import { describe, expect, it } from 'vitest'
import { endOfLocalDay, localDay, longMoment, latestDeadline } from './calendar'

describe('a deadline where somebody decides by it', () => {
  it.each([
    ['America/New_York', 'Tue, Mar 10, 2026, 11:59 PM EDT'],
    ['UTC', 'Wed, Mar 11, 2026, 3:59 AM UTC'],
    ['Asia/Tokyo', 'Wed, Mar 11, 2026, 12:59 PM GMT+9'],
  ])('is told with hour and zone in %s', (zone, words) => {
    expect(longMoment('2026-03-11T03:59:59.999Z', zone)).toBe(words)
  })

  it.each([
    ['2026-03-10', '2031-03-10'],
    ['2028-02-29', '2033-03-01'],
  ])('lies five years from %s at most, on %s', (day, latest) => {
    expect(localDay(latestDeadline(endOfLocalDay(day) ?? 0))).toBe(latest)
    expect(latestDeadline(endOfLocalDay(day) ?? 0)).toBe(endOfLocalDay(latest))
  })
})
