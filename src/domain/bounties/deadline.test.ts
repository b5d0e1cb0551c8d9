import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { daysLeft, timeLeft, timeLeftLabel } from './deadline'
import { endOfLocalDay, localDay } from '../time/calendar'

const hourMs = 3_600_000
const now = Date.UTC(2026, 2, 10, 12)

describe('time left', () => {
  it.each([
    [-72 * hourMs, 0, 'Ended'],
    [0, 0, 'Ended'],
    [1, 1, '1 minute'],
    [90_000, 1, '1 minute'],
    [hourMs - 1, 1, '59 minutes'],
    [hourMs, 1, '1 hour'],
    [6 * hourMs - 1, 1, '5 hours'],
    [23.5 * hourMs, 1, '23 hours'],
    [24 * hourMs - 1, 1, '1 day'],
    [24 * hourMs, 1, '1 day'],
    [24 * hourMs + 1, 2, '2 days'],
    [30 * 24 * hourMs, 30, '30 days'],
  ])('%i ms before the deadline are %i days, told as %s', (ms, days, label) => {
    const deadline = new Date(now + ms).toISOString()
    expect(daysLeft(deadline, now)).toBe(days)
    expect(timeLeftLabel(timeLeft(deadline, now))).toBe(label)
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

describe('over a change to and from summer time', () => {
  const zone = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Berlin'
  })
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each([
    ['a day of 25 hours is one day from its first minute', '2026-10-25T00:00:30+02:00', '2026-10-25', '1 day'],
    ['a day of 25 hours is one day in its second two o’clock', '2026-10-25T02:30:00+01:00', '2026-10-25', '21 hours'],
    ['a day of 23 hours has 22 whole ones after its first moment', '2026-03-29T00:00:00+01:00', '2026-03-29', '22 hours'],
    ['the evening before a day of 23 hours is two days from its end', '2026-03-28T22:30:00+01:00', '2026-03-29', '2 days'],
    ['a week with a day of 25 hours has seven days', '2026-10-20T00:00:30+02:00', '2026-10-26', '7 days'],
    ['a week with a day of 23 hours has seven days', '2026-03-25T00:00:30+01:00', '2026-03-31', '7 days'],
    ['the last minute is the last minute', '2026-03-29T23:59:30+02:00', '2026-03-29', '1 minute'],
  ])('%s', (_, moment, day, label) => {
    const end = endOfLocalDay(day) ?? 0
    expect(new Date(end + 1).getHours()).toBe(0)
    expect(timeLeftLabel(timeLeft(new Date(end).toISOString(), Date.parse(moment)))).toBe(label)
  })

  it('a page that is rendered at build counts the days of UTC, as it prints its dates', () => {
    const lateEvening = Date.parse('2026-10-24T22:00:30Z')
    expect(daysLeft('2026-10-25T22:59:59.999Z', lateEvening)).toBe(1)
    expect(daysLeft('2026-10-25T22:59:59.999Z', lateEvening, 'UTC')).toBe(2)
  })
})
