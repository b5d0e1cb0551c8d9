import { expect, test } from 'vitest'
import { planCalendar } from './plan-calendar'

/** A Tuesday, late in the evening of this device. */
const nowMs = new Date(2026, 11, 1, 23, 30).getTime()
const written = (days: number[], minutes: 10 | 20 = 20) =>
  planCalendar({ plan: { days, minutes }, time: '07:05', address: 'https://academy.example/course', nowMs }).split('\r\n')

test('the plan is one event a week, told when it begins', () => {
  const lines = written([0, 3])
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TH')
  expect(lines).toContain('DURATION:PT20M')
  expect(lines).toContain('SUMMARY:Read the course\\, 20 minutes')
  expect(lines).toContain('TRIGGER:PT0S')
  expect(lines).toContain('UID:weekly-plan@academy.example')
  expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
  // Unfolded lines hold 75 octets at most, and each ends in both signs.
  expect(lines.filter((line) => line.length > 75)).toEqual([])
  expect(lines.at(-1)).toBe('')
})

test.each([
  [[1], '20261201'],
  [[0], '20261207'],
  [[0, 3], '20261203'],
  [[6], '20261206'],
])('of the days %j the first is %s, at the time that was chosen', (days, first) => {
  expect(written(days)).toContain(`DTSTART:${first}T070500`)
})
