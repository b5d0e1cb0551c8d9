import { describe, expect, it } from 'vitest'
import { daysLeft, daysLeftLabel, endOfLocalDay, localDay } from './deadline'

const hourMs = 3_600_000
const now = Date.UTC(2026, 2, 10, 12)

describe('days left', () => {
  it.each([
    [-72 * hourMs, 0, 'Ended'],
    [0, 0, 'Ended'],
    [1, 1, '1 day'],
    [24 * hourMs, 1, '1 day'],
    [24 * hourMs + 1, 2, '2 days'],
    [30 * 24 * hourMs, 30, '30 days'],
  ])('%i ms before the deadline are %i: %s', (ms, days, label) => {
    expect(daysLeft(new Date(now + ms).toISOString(), now)).toBe(days)
    expect(daysLeftLabel(days)).toBe(label)
  })
})

describe('a chosen day', () => {
  it('ends with its last local millisecond', () => {
    const end = endOfLocalDay('2026-03-10')
    expect(end).toBe(new Date(2026, 2, 11).getTime() - 1)
  })

  it.each(['', 'tomorrow', '2026-3-1', '2026-02-30', '2026-13-01', '2026-00-10', '10000-01-01'])('%j is no day', (text) => {
    expect(endOfLocalDay(text)).toBeNull()
  })

  it.each(['2026-01-01', '2028-02-29', '2026-12-31'])('%s survives the way there and back', (day) => {
    expect(localDay(endOfLocalDay(day) ?? 0)).toBe(day)
  })
})
